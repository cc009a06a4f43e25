interface NamedLeg {
  readonly selectionName: string;
  readonly marketName: string;
  readonly eventName: string;
}

/** What stands under a leg's name: its market, unless the name says it, and its event. */
export function legWhere({ selectionName, marketName, eventName }: NamedLeg): string {
  const saysMarket = selectionName === marketName || selectionName.endsWith(` · ${marketName}`);
  return [saysMarket ? '' : marketName, eventName].filter(Boolean).join(' · ');
}
