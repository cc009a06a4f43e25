import { expect, test } from 'vitest';
import { Random } from './random.ts';
import type { AnySportModel, Side } from './sport.ts';
import { sportModel, sportModels } from './sports.ts';

const SIDES = { home: side('home'), away: side('away') };
const COUNTING = [
  ...[
    'baseball',
    'basketball',
    'combat',
    'counter-strike',
    'cricket',
    'darts',
    'football',
    'futsal',
    'hockey',
  ],
  ...['soccer', 'tennis', 'valorant'],
];

/** They say how a period stands, and nothing once there is none. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['Fouls This Period']);

/** The counts at the end of a game between average sides. */
function countsOf(model: AnySportModel, seed: number) {
  const random = new Random(seed);
  let state = model.initial({ sides: SIDES });
  for (let play = model.playOn(state, model.even, random); play !== undefined; ) {
    state = model.apply(state, play);
    play = model.playOn(state, model.even, random);
  }
  return model.scoreboard(state).counts ?? [];
}

test('sports that count more than the score do so from nothing, each under its own name', () => {
  const counting = sportModels.filter((model) => model.scoreboard(model.initial({ sides: SIDES })).counts);
  expect(counting.map(({ slug }) => slug).sort()).toEqual([...COUNTING].sort());
  for (const model of counting) {
    const start = model.scoreboard(model.initial({ sides: SIDES })).counts ?? [];
    expect(start.every(({ home, away }) => home === 0 && away === 0)).toBe(true);
    const end = countsOf(model, 7);
    const lasting = start.filter(({ title }) => !OF_THE_MOMENT.has(title));
    expect(end.map(({ title }) => title)).toEqual(lasting.map(({ title }) => title));
    expect(new Set(end.map(({ title }) => title)).size).toBe(end.length);
    expect(
      end.some(({ home, away }) => home + away > 0),
      model.slug,
    ).toBe(true);
  }
});

test('no side has more shots on target than shots, and each break of serve is a game won', () => {
  for (const [slug, more, fewer] of [
    ['soccer', 'Shots', 'Shots on Target'],
    ['tennis', 'Points Won', 'Breaks of Serve'],
    ['tennis', 'Points Won', 'Aces'],
  ] as const) {
    const model = sportModel(slug);
    if (!model) throw new Error(slug);
    for (let seed = 1; seed <= 5; seed++) {
      const counts = new Map(countsOf(model, seed).map((count) => [count.title, count]));
      const [all, some] = [counts.get(more), counts.get(fewer)];
      if (!all || !some) throw new Error(`${slug} does not count ${more} and ${fewer}`);
      expect(some.home).toBeLessThanOrEqual(all.home);
      expect(some.away).toBeLessThanOrEqual(all.away);
      expect(some.home + some.away).toBeGreaterThan(0);
    }
  }
});

function side(id: string): Side {
  return { id, name: `The ${id} side`, mediumName: id, abbreviation: id.slice(0, 3).toUpperCase() };
}
