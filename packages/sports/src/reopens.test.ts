import { expect, test } from 'vitest';
import { sides } from './rally/testing/told-match.ts';
import { Random } from './random.ts';
import type { AnySportModel } from './sport.ts';
import { sportModel } from './sports.ts';

type Told = Record<string, unknown>;
/** What says when and where a play is, beside what it is. */
const WHEN = [
  'period',
  'quarter',
  'clock',
  'inning',
  'half',
  'fouls',
  'timeouts',
  'possession',
  'next',
  'down',
];
/** Markets of each kind that are asked about. */
const OF_EACH = 6;

/** One game, its first plays of each kind, and where it stands at each break. */
function playedOut(model: AnySportModel, competition: string) {
  const first = model.initial({ sides, competition });
  const samples = model.simulate(first, model.even, 128, 1);
  const byKind = new Map<string, string[]>();
  for (const { market } of model.offer(first, samples, sides)) {
    const kind = market.key.split(':').slice(0, 2).join(':');
    byKind.set(kind, [...(byKind.get(kind) ?? []), market.key].slice(0, OF_EACH));
  }
  const deeds = new Map<string, Told[]>();
  const breaks: { readonly state: unknown; readonly last: Told }[] = [];
  for (let state = first, n = 0; ; n++) {
    const play = model.playOn(state, model.even, new Random(3, n));
    if (play === undefined) return { keys: [...byKind.values()].flat(), deeds, breaks };
    const told: Told = { ...Object(play) };
    state = model.apply(state, play);
    const alike = deeds.get(String(told.kind)) ?? [];
    if (alike.length < 3) deeds.set(String(told.kind), [...alike, told]);
    if (String(told.kind).startsWith('end-of') && !model.isFinal(state)) breaks.push({ state, last: told });
  }
}

function scoreOf({ score }: Told): { readonly home: number; readonly away: number } | undefined {
  if (typeof score !== 'object' || score === null || !('home' in score && 'away' in score)) return undefined;
  return { home: Number(score.home), away: Number(score.away) };
}

/** A play as if it were told after the last one, with the score it leads to. */
function toldAfter(last: Told, deed: Told): Told {
  const when = Object.fromEntries(WHEN.filter((name) => name in last).map((name) => [name, last[name]]));
  const score = scoreOf(last);
  const brought = (side: string) =>
    (Array.isArray(deed.scores) ? deed.scores : [])
      .filter((one) => one.side === side)
      .reduce((sum, { points = 0 }) => sum + points, 0);
  const after = score && { home: score.home + brought('home'), away: score.away + brought('away') };
  return { ...deed, ...when, ...(after && { score: after }), ...('tally' in last && { tally: last.tally }) };
}

function followed(model: AnySportModel, state: unknown, play: Told): unknown {
  try {
    return model.apply(state, model.parsePlay(JSON.parse(JSON.stringify(play))));
  } catch {
    return undefined;
  }
}

const resultsOf = (model: AnySportModel, state: unknown, keys: readonly string[]): string[] =>
  keys.map((key) => {
    const selections = model.market(key, sides)?.selections ?? [];
    const marks = selections.map((selection) => model.certainMark(state, key, selection.key));
    return `${key} ${model.isDecided(state, key) ? marks.join() : 'open'}`;
  });

test.each([
  ['football', 'nfl', 1],
  ['football', 'ncaaf', 1],
  ['basketball', 'nba', 10],
  ['hockey', 'nhl', 10],
])(
  '%s (%s): what is told after the end of a period changes nothing that is decided, unless it says that it may',
  (slug, competition, least) => {
    const model = sportModel(slug);
    if (model === undefined) throw new Error(`no sport ${slug}`);
    const { keys, deeds, breaks } = playedOut(model, competition);
    let followedOn = 0;
    for (const { state, last } of breaks) {
      const decided = keys.filter((key) => model.isDecided(state, key));
      const before = resultsOf(model, state, decided);
      for (const deed of [...deeds.values()].flat()) {
        for (const play of [toldAfter(last, deed), deed]) {
          const after = followed(model, state, play);
          if (after === undefined) continue;
          followedOn++;
          if (model.reopens?.(state, play)) continue;
          expect([play.kind, resultsOf(model, after, decided)]).toEqual([play.kind, before]);
        }
      }
    }
    expect(followedOn).toBeGreaterThanOrEqual(least);
  },
);
