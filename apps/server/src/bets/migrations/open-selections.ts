/** For settlement: an event's undecided selections are gone to one by one, past the legs of each. */
export const openSelections = `
create index open_leg_by_selection on bets.leg (event_id, (coalesce(teased_market_key, market_key)), selection_key)
  where outcome = 'PENDING';
drop index bets.open_leg;
`;
