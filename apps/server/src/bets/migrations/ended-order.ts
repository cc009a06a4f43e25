/** For My Bets: what ended last comes first, a page at a time. */
export const endedOrder = `
create index settled_last on bets.bet (patron_id, settled_at, id) where status = 'SETTLED';
create index cashed_out_last on bets.bet (patron_id, settled_at, id) where status = 'CASHED_OUT';
`;
