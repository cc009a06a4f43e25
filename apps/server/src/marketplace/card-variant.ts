import type { CardModel } from './page-model.ts';

export type GridVariant = 'PLAIN' | 'SIMPLE' | 'COMBAT' | 'CRICKET' | 'SOCCER' | 'TENNIS';
export type TableVariant = 'DEFAULT_GRID' | 'PARTICIPANT_MILESTONES';

/** Sports with a layout of their own; those of two who play alone and score by sets share one. */
const VARIANTS: Readonly<Record<string, GridVariant>> = {
  combat: 'COMBAT',
  cricket: 'CRICKET',
  soccer: 'SOCCER',
  futsal: 'SOCCER',
  tennis: 'TENNIS',
  'table-tennis': 'TENNIS',
  darts: 'SIMPLE',
  'counter-strike': 'SIMPLE',
  valorant: 'SIMPLE',
};

/** How a grid card is laid out [CARD-003]. */
export function gridVariant({ book }: CardModel): GridVariant {
  return VARIANTS[book.event.sport.slug] ?? 'PLAIN';
}

/** A column for each mark that a player may reach, against over and under or the markets of a field. */
export function tableVariant({ table }: CardModel): TableVariant {
  const cells = table?.rows.flatMap(({ selections }) => selections) ?? [];
  return cells.some(({ type }) => type === 'YES') ? 'PARTICIPANT_MILESTONES' : 'DEFAULT_GRID';
}
