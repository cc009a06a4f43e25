/** For settlement: the bets of an event whose results are corrected, and the open bets that wait for nothing any more. */
export const settlingIndexes = `
create index decided_leg on bets.leg (event_id, bet_id) where outcome <> 'PENDING';
create index open_bet_by_id on bets.bet (id) where status = 'OPEN';
`;
