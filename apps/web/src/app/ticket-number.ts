/** How a bet's id is written for people: its last eight characters, '7F20-4183'. Random enough to tell one's bets apart. */
export function ticketNumber(rawId: string): string {
  const tail = rawId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
