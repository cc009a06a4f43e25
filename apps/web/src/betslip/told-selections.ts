import { formatOdds } from '@fairline/money/odds-format.ts';
import { oddsFormat } from '../app/odds-format.ts';
import { readOdds, statusLabel, type WireSelection } from '../marketplace/selection/selection-view.ts';
import { announce } from '../ui/announcer.ts';

export interface HeldSelection extends WireSelection {
  readonly id: string;
  readonly name: string;
}

/** So many are told by name. */
const MOST_NAMED = 3;

/**
 * Tells who listens what becomes of the selections on the slip, each by its name, on whatever page. Other prices move all the time,
 * and are read by who comes to them: told, they would talk over everything else.
 */
export class ToldSelections {
  #known = new Map<string, HeldSelection>();

  /** The slip as it is now. What came onto it is not news, nor what went. */
  see(selections: readonly HeldSelection[]): void {
    const changed = selections.filter((selection) => isNews(selection, this.#known.get(selection.id)));
    this.#known = new Map(selections.map((selection) => [selection.id, selection]));
    if (changed.length > MOST_NAMED)
      announce(`${changed.length} selections on your betslip changed`, 'polite', 'betslip');
    else for (const selection of changed) announce(spokenChange(selection), 'polite', selection.id);
  }
}

/** A price that moves while nobody can take it is told when they can. */
function isNews(now: HeldSelection, before: HeldSelection | undefined): boolean {
  if (before === undefined) return false;
  const label = statusLabel(now);
  if (label !== statusLabel(before)) return true;
  return label === undefined && spokenOdds(now) !== spokenOdds(before);
}

function spokenChange(selection: HeldSelection): string {
  const label = statusLabel(selection);
  return label === undefined
    ? `${selection.name}, odds now ${spokenOdds(selection)}`
    : `${selection.name}, ${label.toLowerCase()}`;
}

function spokenOdds({ odds }: HeldSelection): string {
  const price = readOdds(odds);
  return price ? formatOdds(price, oddsFormat()).replace('-', 'minus ').replace('+', 'plus ') : '';
}
