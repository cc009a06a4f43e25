/**
 * Bets that wait for nothing any more are looked for patron by patron, in the index that My Bets has: one of their own cost every
 * bet an entry.
 */
export const ripeByPatron = `
drop index bets.open_bet_by_id;
`;
