/** Days are cut where the games are played: a late game in the West still belongs to its own evening. */
const TIME_ZONE = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const title = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'short',
  day: 'numeric',
});

/** The day in New York as YYYY-MM-DD. */
export function dayOf(instant: Date | number): string {
  return parts.format(instant);
}

/** @param day YYYY-MM-DD */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

export interface DayGroup<T> {
  readonly day: string;
  readonly kind: 'TODAY' | 'TOMORROW' | 'LATER';
  /** 'Today', 'Tomorrow', 'Sunday, Nov 23' */
  readonly title: string;
  readonly items: readonly T[];
}

/** Groups by day in New York, the days and the items of a day in the order they start. */
export function groupByDay<T>(
  items: readonly T[],
  startsAt: (item: T) => Date,
  now: number,
): readonly DayGroup<T>[] {
  const today = dayOf(now);
  const byDay = new Map<string, T[]>();
  const inOrder = [...items].sort((left, right) => startsAt(left).getTime() - startsAt(right).getTime());
  for (const item of inOrder) {
    const ownDay = dayOf(startsAt(item));
    // A game that should have begun yesterday and has not is still to come: it leads today's list.
    const overdue = ownDay < today;
    const day = overdue ? today : ownDay;
    const group = byDay.get(day);
    if (group) group.push(item);
    else byDay.set(day, [item]);
  }
  return [...byDay].map(([day, group]) => ({ day, ...named(day, today), items: group }));
}

function named(day: string, today: string): Pick<DayGroup<never>, 'kind' | 'title'> {
  if (day === today) return { kind: 'TODAY', title: 'Today' };
  if (day === dayAfter(today)) return { kind: 'TOMORROW', title: 'Tomorrow' };
  return { kind: 'LATER', title: title.format(Date.parse(`${day}T12:00:00Z`)) };
}
