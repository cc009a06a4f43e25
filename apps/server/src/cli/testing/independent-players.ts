import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

/** What a recording's own box score and scoring summary say of its players; no code of the product is involved. */
export interface PlayerFacts {
  readonly box: Readonly<Record<'home' | 'away', Box>>;
  /** Scorers of touchdowns in order. */
  readonly touchdowns: readonly { readonly side: 'home' | 'away'; readonly name: string }[];
}

/** Numbers by part of the box score, player and what is counted: rushing, 'M.Lynch', yds. */
type Box = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const box = v.object({ abbr: v.string(), stats: v.record(v.string(), v.record(v.string(), v.unknown())) });
const line = v.looseObject({ name: v.string() });
const schema = v.object({
  home: box,
  away: box,
  scrsummary: v.record(v.string(), v.object({ type: v.string(), team: v.string(), desc: v.string() })),
});

export function readPlayerFacts(bytes: Uint8Array, gsisId: string): PlayerFacts {
  const file = v.parse(v.record(v.string(), v.unknown()), JSON.parse(gunzipSync(bytes).toString('utf8')));
  const { home, away, scrsummary } = v.parse(schema, file[gsisId]);
  return {
    box: { home: boxOf(home.stats), away: boxOf(away.stats) },
    touchdowns: Object.entries(scrsummary)
      .sort(([one], [other]) => Number(one) - Number(other))
      .filter(([, { type }]) => type === 'TD')
      .map(([, { team, desc }]) => ({
        side: team === home.abbr ? 'home' : 'away',
        // "M.Lynch 3 yd. run (S.Hauschka kick is good) Drive: 8 plays, 70 yards in 4:51"
        name: /^(.+?) \d+ yd\./.exec(desc)?.[1] ?? '',
      })),
  };
}

function boxOf(stats: v.InferOutput<typeof box>['stats']): Box {
  const parts = Object.entries(stats).map(([part, players]) => {
    const lines = Object.values(players).flatMap((each) => {
      const read = v.safeParse(line, each);
      if (!read.success) return [];
      const { name, ...rest } = read.output;
      const numbers = Object.entries(rest).flatMap(([what, value]) =>
        typeof value === 'number' ? [[what, value] as const] : [],
      );
      return [[name, Object.fromEntries(numbers)] as const];
    });
    return [part, Object.fromEntries(lines)] as const;
  });
  return Object.fromEntries(parts);
}

type Outcome = 'win' | 'loss' | 'push';
/** Names by place in the roster, as the fixture tells them. */
type Rosters = Readonly<Record<'home' | 'away', readonly string[]>>;

/** Part and column of the box score, by what a market counts. */
const COLUMNS: Readonly<Record<string, readonly [part: string, what: string]>> = {
  'pass-yards': ['passing', 'yds'],
  'pass-touchdowns': ['passing', 'tds'],
  completions: ['passing', 'cmp'],
  interceptions: ['passing', 'ints'],
  'receiving-yards': ['receiving', 'yds'],
  receptions: ['receiving', 'rec'],
  'rush-yards': ['rushing', 'yds'],
  'rush-attempts': ['rushing', 'att'],
};

/** How a selection of a market of players came out; undefined for other markets. */
export function gradePlayersIndependently(
  facts: PlayerFacts,
  rosters: Rosters,
  marketKey: string,
  selection: string,
): Outcome | undefined {
  const [head = '', ...args] = marketKey.split(':');
  if (head === 'first-touchdown') return firstTouchdown(facts, rosters, selection);
  const [what = '', side = '', place = '', points = ''] = head === 'scorer' ? ['touchdowns', ...args] : args;
  if (!['scorer', 'player', 'reach'].includes(head) || (side !== 'home' && side !== 'away')) return undefined;
  const name = rosters[side][Number(place)] ?? '';
  const count = countOf(facts, side, name, what);
  if (head !== 'player') return count >= Number(points) === (selection === 'yes') ? 'win' : 'loss';
  if (count === Number(points)) return 'push';
  return count > Number(points) === (selection === 'over') ? 'win' : 'loss';
}

function countOf(
  { box, touchdowns }: PlayerFacts,
  side: 'home' | 'away',
  name: string,
  what: string,
): number {
  const number = (part: string, column: string) => box[side][part]?.[name]?.[column] ?? 0;
  if (what === 'touchdowns') {
    return touchdowns.filter((each) => each.side === side && each.name === name).length;
  }
  if (what === 'kick-points') return 3 * number('kicking', 'fgm') + number('kicking', 'xpmade');
  const [part = '', column = ''] = COLUMNS[what] ?? [];
  return number(part, column);
}

function firstTouchdown({ touchdowns }: PlayerFacts, rosters: Rosters, selection: string): Outcome {
  const [first] = touchdowns;
  const place = first ? rosters[first.side].slice(0, 8).indexOf(first.name) : -1;
  const right = !first ? 'none' : place < 0 ? 'other' : `${first.side}-${place}`;
  return right === selection ? 'win' : 'loss';
}
