import type { Mark, MarketDefinition, Outcomes, SelectionDefinition } from '../market-definition.ts';

/** A market whose selections are marked otherwise; undefined where there is none. */
export function remarked<O extends Outcomes>(
  built: MarketDefinition<O> | undefined,
  mark: (selection: SelectionDefinition<O>, outcomes: O, index: number) => Mark,
): MarketDefinition<O> | undefined {
  if (built === undefined) return undefined;
  const selections = built.selections.map((selection) => ({
    ...selection,
    mark: (outcomes: O, index: number) => mark(selection, outcomes, index),
  }));
  return { ...built, selections };
}
