/** Items by event, in the order the events come. */
export function byEvent<T>(items: Iterable<T>, eventOf: (item: T) => string): Map<string, T[]> {
  const events = new Map<string, T[]>();
  for (const item of items) {
    const eventId = eventOf(item);
    const members = events.get(eventId);
    if (members) members.push(item);
    else events.set(eventId, [item]);
  }
  return events;
}
