import { fieldSides } from '../../kit/testing/fields.ts';
import type { Side, Sides } from '../../sport.ts';
import { futures } from '../futures.ts';
import type { Schedule } from '../play.ts';
import { divisionsOf, rulesOf, seasonId } from '../rules.ts';
import { CHANCES, type SeasonState } from '../state.ts';

/** The field of a league by its rules, its sides dealt out to divisions, or conferences, in turn. */
export function sidesOf(competition: string, count: number): Sides & { readonly field: readonly Side[] } {
  const { field, home, away } = fieldSides(count);
  const sides = { home: { ...home, id: seasonId(competition) }, away };
  const rules = rulesOf(sides);
  const divisions = divisionsOf(rules);
  const parts = divisions.length > 0 ? divisions : rules.conferences.flatMap(({ divisions }) => divisions);
  return {
    ...sides,
    field: field.map((side, at) => ({ ...side, team: parts[at % Math.max(1, parts.length)] ?? 'All' })),
  };
}

/** Everybody at home to the next few on the list; the first are better. @param rounds games at home each */
export function scheduleOf(count: number, rounds: number, draw = 0): Schedule {
  const ratings = Array.from({ length: count }, (_, at) => Math.round(800 - (1600 * at) / count));
  const games = Array.from({ length: count * rounds }, (_, at) => {
    const home = at % count;
    const away = (home + 1 + Math.floor(at / count)) % count;
    const chance = 1 / (1 + Math.exp(((ratings[away] ?? 0) - (ratings[home] ?? 0)) / 1000));
    const win = Math.round(chance * (CHANCES - draw));
    return { id: `game-${at}`, startsAtMs: at, home, away, win, draw };
  });
  return { kind: 'schedule', text: '', games, ratings };
}

/** A season before its first game. */
export function begun(competition: string, count: number, rounds: number, draw = 0): SeasonState {
  const start = futures.initial({ sides: sidesOf(competition, count) });
  return futures.apply(start, scheduleOf(count, rounds, draw));
}
