interface NamedLeg {
  readonly selectionName: string;
  readonly marketName: string;
  readonly eventName: string;
}

/** The market of a leg; undefined where its name says it. */
export function legMarket({ selectionName, marketName }: Omit<NamedLeg, 'eventName'>): string | undefined {
  const isSaid = selectionName === marketName || selectionName.endsWith(` · ${marketName}`);
  return isSaid ? undefined : marketName;
}

/** What stands under a leg's name: its market, unless the name says it, and its event. */
export function legWhere(leg: NamedLeg): readonly (string | undefined)[] {
  return [legMarket(leg), leg.eventName];
}
