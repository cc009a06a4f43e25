import { expect, test } from 'vitest';
import { WIN } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, SideKey } from './sport.ts';
import { sportModels } from './sports.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
const sides = { home: side('HOM'), away: side('AWA') };

test.each(sportModels.filter(({ field }) => field === undefined))(
  'the scoreboard of $slug names who won once the game is over: whom the market of the winner pays',
  (model) => {
    for (const seed of SEEDS) {
      let state = model.initial({ sides });
      const random = new Random(seed);
      for (let play = model.playOn(state, model.even, random); play !== undefined; ) {
        expect(model.scoreboard(state).winner).toBeUndefined();
        state = model.apply(state, play);
        play = model.playOn(state, model.even, random);
      }
      expect(paidBy(model, state) ?? 'level').toBe(model.scoreboard(state).winner);
    }
  },
);

/** What ends a game early, as a play of the sports that have one. */
const EARLY_ENDS = [
  { kind: 'retirement', text: '', side: 'home' },
  { kind: 'retirement', text: '', side: 'away' },
  { kind: 'no-contest', text: '' },
];

const endedEarly = sportModels
  .filter(({ field }) => field === undefined)
  .flatMap((model) => EARLY_ENDS.filter((end) => isRead(model, end)).map((end) => ({ model, end })));

test('games of these sports can end early', () => {
  const sports = new Set(endedEarly.map(({ model }) => model.slug));
  expect([...sports].sort()).toEqual([
    'combat',
    'counter-strike',
    'darts',
    'table-tennis',
    'tennis',
    'valorant',
  ]);
});

test.each(endedEarly)(
  '$model.slug: after a $end.kind ($end.side) the scoreboard names whom the market of the winner pays, and nobody where stakes go back',
  ({ model, end }) => {
    for (const seed of SEEDS.slice(0, 3)) {
      const states = statesOf(model, seed);
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
        const running = states[Math.floor(part * (states.length - 2))];
        const state = model.apply(running, model.parsePlay(end));
        const { winner, situation } = model.scoreboard(state);
        expect(paidBy(model, state)).toBe(winner);
        if (end.kind === 'retirement') expect(situation).toMatch(/(HOM|AWA) retired$/);
      }
    }
  },
);

function isRead(model: AnySportModel, play: unknown): boolean {
  try {
    model.parsePlay(play);
    return true;
  } catch {
    return false;
  }
}

/** From before the first play to after the last. */
function statesOf(model: AnySportModel, seed: number): unknown[] {
  const states = [model.initial({ sides })];
  const random = new Random(seed);
  for (let state = states[0]; ; ) {
    const play = model.playOn(state, model.even, random);
    if (play === undefined) return states;
    state = model.apply(state, play);
    states.push(state);
  }
}

/** Whom the market of the winner pays; undefined where that is nobody or a draw. */
function paidBy(model: AnySportModel, state: unknown): SideKey | undefined {
  const market = model.market(model.mainLines.scope === 'reg' ? 'threeway:reg' : 'moneyline:game', sides);
  const real = model.actual(state);
  return market?.selections.find((each) => each.mark(real, 0) === WIN)?.side;
}
