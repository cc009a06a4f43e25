interface NamedLeg {
  readonly selectionName: string;
  readonly marketName: string;
}

/**
 * What a leg is called by itself. An answer says nothing without its question: "Bell Anytime Touchdown Scorer" of its "Yes", and
 * "No · Bell Anytime Touchdown Scorer".
 */
export function legHeading({ selectionName, marketName }: NamedLeg): string {
  if (marketName === '') return selectionName;
  if (selectionName === 'Yes') return marketName;
  return selectionName === 'No' ? `No · ${marketName}` : selectionName;
}
