/**
 * What was agreed is refused to any statement that names one of its columns, instead of by comparing each row that changes:
 * a trigger for each row, whatever it says, lets PostgreSQL lock and read every row once more before it changes it.
 */
export const agreedByColumns = `
drop trigger agreed on bets.bet;
create trigger agreed before update of id, patron_id, type, amount_source, currency, stake, odds_numerator,
    odds_denominator, winnings, placed_at, rule_version, ip_address, user_agent, line_stake, combinations, terms, location_id,
    device, delay_ms
  on bets.bet for each statement execute function bets.refuse_change();

drop trigger agreed on bets.leg;
create trigger agreed before update of bet_id, number, event_id, market_key, selection_key, selection_type, event_name,
    market_name, selection_name, points, odds_numerator, odds_denominator, probability, book_sequence, group_number,
    teased_points, teased_market_key
  on bets.leg for each statement execute function bets.refuse_change();
`;
