interface EventOfStarters {
  readonly sport: { readonly slug: string };
  readonly awayKeyStarter?: { readonly fullName: string } | null | undefined;
  readonly homeKeyStarter?: { readonly fullName: string } | null | undefined;
}

/** Who begins for a side where its sport has such a one: 'TBD' until it is known [CARD-030]; undefined in other sports. */
export function keyStarterText(event: EventOfStarters, side: 'home' | 'away'): string | undefined {
  if (event.sport.slug !== 'baseball') return undefined;
  const starter = side === 'home' ? event.homeKeyStarter : event.awayKeyStarter;
  return starter?.fullName ?? 'TBD';
}
