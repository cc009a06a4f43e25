/** Who the records say it was when a command did it. */
export const OPERATOR = 'operator command';
