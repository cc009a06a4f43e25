export interface NamedSelection {
  readonly type: string;
  readonly points: { readonly formattedPoints: string } | null | undefined;
  readonly name: { readonly defaultName: string };
}

/** The line above the price: '+3.5', 'O 47.5', 'U 47.5'; undefined where there is only a price. */
export function lineOf({ type, points }: NamedSelection): string | undefined {
  if (!points) return undefined;
  if (type === 'OVER') return `O ${points.formattedPoints.replace(/^\+/, '')}`;
  if (type === 'UNDER') return `U ${points.formattedPoints.replace(/^\+/, '')}`;
  return points.formattedPoints;
}

/** What is bet on, for the ear and without the price: "Bills plus 3.5, Spread". */
export function spokenSelection(selection: NamedSelection, market: string): string {
  const name = selection.name.defaultName.replace(/\+(?=\d)/g, 'plus ').replace(/[-−](?=\d)/g, 'minus ');
  // A place that is kept for a price not offered has no name of its own.
  if (name === '') return market;
  return market === '' || name.includes(market) ? name : `${name}, ${market}`;
}
