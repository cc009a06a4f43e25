/** Both sides, for what is done for each alike. */
export const SIDES = ['home', 'away'] as const;
