import { expect, test } from 'vitest';
import { PUSH } from './market-definition.ts';
import { sides } from './rally/testing/told-match.ts';
import { Random } from './random.ts';
import type { MatchFormat } from './sport.ts';
import { sportModel } from './sports.ts';

interface Told {
  readonly format: MatchFormat;
  /** As a play of the kind format. */
  readonly said: object;
  /** Sold of the usual length, and meaning nothing in this one. */
  readonly back: readonly string[];
  readonly stand: readonly string[];
}

const told: readonly (readonly [string, Told])[] = [
  [
    'tennis',
    {
      format: { setsToWin: 3 },
      said: { setsToWin: 3, finalSet: 'tie-break', decidingPoint: false },
      back: ['set-betting:2', 'set-total:game:2.5'],
      stand: [
        'moneyline:game',
        'moneyline:s1',
        'set-betting:3',
        'set-total:game:3.5',
        'set-spread:game:-1.5',
      ],
    },
  ],
  [
    'darts',
    {
      format: { setsToWin: 3, legsToWin: 3 },
      said: { setsToWin: 3, legsToWin: 3, twoClear: false },
      back: ['correct-score:6'],
      stand: ['moneyline:game', 'moneyline:l1', 'correct-score:3', 'set-total:game:3.5', 'race:3'],
    },
  ],
  [
    'table-tennis',
    {
      format: { gamesToWin: 4 },
      said: { gamesToWin: 4 },
      back: ['correct-score:3', 'game-total:game:3.5'],
      stand: ['moneyline:game', 'moneyline:g1', 'correct-score:4', 'game-total:game:5.5', 'first-game'],
    },
  ],
  [
    'combat',
    {
      format: { rounds: 5 },
      said: { rounds: 5 },
      back: ['finish-round:3', 'winner-round:3'],
      stand: ['threeway:game', 'finish-round:5', 'total:game:1.5', 'starts:r2', 'distance'],
    },
  ],
  [
    'counter-strike',
    {
      format: { mapsToWin: 1 },
      said: { mapsToWin: 1 },
      back: [
        'correct-score:2',
        ...['total:game:2.5', 'spread:game:-1.5', 'round-total:game:44.5', 'round-spread:game:-4.5'],
        ...['first-map', 'comeback:home', 'win-map:away'],
        ...['total:m2:21.5', 'team-total:home:m2:10.5', 'threeway:m2h1', 'odd-even:m2', 'overtime:m2'],
      ],
      stand: [
        'moneyline:game',
        'moneyline:m1',
        'total:m1:21.5',
        'threeway:m1h1',
        'overtime:m1',
        'odd-even:m1',
      ],
    },
  ],
  [
    'valorant',
    {
      format: { mapsToWin: 3 },
      said: { mapsToWin: 3 },
      back: ['correct-score:2', 'total:game:2.5'],
      stand: [
        'moneyline:game',
        'moneyline:m1',
        'correct-score:3',
        'total:game:3.5',
        'comeback:home',
        'total:m2:21.5',
      ],
    },
  ],
];

function modelOf(sport: string) {
  const model = sportModel(sport);
  if (!model) throw new Error(`no ${sport}`);
  return model;
}

/** The states of a match from one on, to its end. */
function played(sport: string, from: unknown, seed: number): unknown[] {
  const model = modelOf(sport);
  const random = new Random(seed);
  const states = [from];
  for (let state = from; ; states.push(state)) {
    const play = model.playOn(state, model.even, random);
    if (play === undefined) return states;
    state = model.apply(state, play);
  }
}

test.each(told)('where %s turns out of another length than was sold', (sport, { said, back, stand }) => {
  const model = modelOf(sport);
  const start = model.apply(model.initial({ sides }), { kind: 'format', text: '', ...said });
  for (let seed = 1; seed <= 5; seed++) {
    const final = played(sport, start, seed).at(-1);
    const outcomes = model.actual(final);
    const marksOf = (key: string) =>
      model.market(key, sides)?.selections.map(({ mark }) => mark(outcomes, 0));
    for (const key of back) {
      const marks = marksOf(key);
      expect(marks, key).toEqual(marks?.map(() => PUSH));
      const [first] = model.market(key, sides)?.selections ?? [];
      expect(model.isDecided(final, key), key).toBe(true);
      expect(model.explain(final, key, first?.key ?? ''), key).toMatch(
        /^Stake back: it was a \w+ (to|of) \d/,
      );
    }
    for (const key of stand) expect(marksOf(key)?.includes(PUSH), key).toBe(false);
  }
});

const announced = told.flatMap(([sport, { format }]) => [[sport, {}] as const, [sport, { format }] as const]);

test.each(announced)('nothing that is sold of %s counts as of another length: %o', (sport, setup) => {
  const model = modelOf(sport);
  const states = played(sport, model.initial({ sides, ...setup }), 3);
  const final = states.at(-1);
  const moments = [0, 0.3, 0.6, 0.9].map((share) => states[Math.floor(share * (states.length - 1))]);
  for (const state of moments) {
    const outcomes = model.simulate(state, model.even, 512, 1);
    const offers = model.offer(state, outcomes, sides);
    expect(offers.length).toBeGreaterThan(10);
    for (const { market } of offers) {
      const [first] = market.selections;
      const why = model.explain(final, market.key, first?.key ?? '');
      expect(why, market.key).not.toContain('Stake back: it was');
    }
  }
});
