export type Side = 'home' | 'away';

/** Sports in which the host is written first, as in the names of their events. */
const HOST_FIRST: ReadonlySet<string> = new Set(['soccer', 'futsal', 'cricket']);

interface Participants<T> {
  readonly sport: { readonly slug: string };
  readonly homeParticipant: T;
  readonly awayParticipant: T;
}

interface SideTeam<T> {
  readonly side: Side;
  readonly team: T;
}

/** Both sides of an event with who plays, in the order in which they are written. */
export function sidesInOrder<T>(event: Participants<T>): readonly [SideTeam<T>, SideTeam<T>] {
  const home = { side: 'home', team: event.homeParticipant } as const;
  const away = { side: 'away', team: event.awayParticipant } as const;
  return HOST_FIRST.has(event.sport.slug) ? [home, away] : [away, home];
}
