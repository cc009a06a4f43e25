import * as v from 'valibot';
import { parseJson } from '../readers/unpack.ts';

/** What a recorded stream of scores said at a moment. */
export interface FeedScore {
  readonly atMs: number;
  /** 1 or 2. */
  readonly innings: number;
  readonly battingTeam: string;
  readonly runs: number;
  readonly wickets: number;
  /** Legal balls bowled. */
  readonly balls: number;
  /** At the crease, the one who faces the next ball first; '' for one not known yet. */
  readonly batters: readonly [string, string];
}

export interface FeedScores {
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly overs: number;
  readonly scores: readonly FeedScore[];
}

const inningsSchema = v.object({
  inningsNum: v.number(),
  battingTeam: v.optional(v.string(), ''),
  inningsRuns: v.number(),
  inningsOvers: v.string(),
  inningsWickets: v.number(),
});

const statsSchema = v.object({
  currentInnings: v.number(),
  inningsStats: v.array(inningsSchema),
  battingTeamStats: v.optional(
    v.object({
      bat1Name: v.optional(v.string(), ''),
      bat1Strike: v.optional(v.number(), 0),
      bat2Name: v.optional(v.string(), ''),
      bat2Strike: v.optional(v.number(), 0),
    }),
  ),
});

const fixtureSchema = v.object({
  homeTeam: v.string(),
  awayTeam: v.string(),
  expectedStartTime: v.number(),
  maxOvers: v.optional(v.number(), 20),
});

const messageSchema = v.object({
  op: v.literal('ccm'),
  pt: v.number(),
  cc: v.array(v.object({ fixtureInfo: v.optional(v.unknown()), matchStats: v.optional(v.unknown()) })),
});

/** Reads the lines of a stream; those that cannot be read are left out. The answer is a sentence when nothing can be. */
export function feedScores(text: string): FeedScores | string {
  let fixture: v.InferOutput<typeof fixtureSchema> | undefined;
  const scores: FeedScore[] = [];
  for (const line of text.split('\n')) {
    const message = v.safeParse(messageSchema, parseJson(line));
    if (!message.success) continue;
    for (const { fixtureInfo, matchStats } of message.output.cc) {
      const info = v.safeParse(fixtureSchema, fixtureInfo);
      if (info.success) fixture = info.output;
      const score = scoreOf(message.output.pt, matchStats);
      if (score !== undefined) scores.push(score);
    }
  }
  if (fixture === undefined) return 'it names no teams';
  return {
    home: fixture.homeTeam,
    away: fixture.awayTeam,
    startsAtMs: fixture.expectedStartTime,
    overs: fixture.maxOvers,
    scores,
  };
}

function scoreOf(atMs: number, value: unknown): FeedScore | undefined {
  const stats = v.safeParse(statsSchema, value);
  if (!stats.success) return undefined;
  const { currentInnings, inningsStats, battingTeamStats: bat } = stats.output;
  const innings = inningsStats.find(({ inningsNum }) => inningsNum === currentInnings);
  if (innings === undefined || currentInnings > 2) return undefined;
  const [over = 0, ball = 0] = innings.inningsOvers.split('.').map(Number);
  const one = nameOf(bat?.bat1Name);
  const other = nameOf(bat?.bat2Name);
  const isOther = bat?.bat2Strike === 1 && bat.bat1Strike !== 1;
  return {
    atMs,
    innings: currentInnings,
    battingTeam: innings.battingTeam,
    runs: innings.inningsRuns,
    wickets: innings.inningsWickets,
    balls: over * 6 + ball,
    batters: isOther ? [other, one] : [one, other],
  };
}

/** '0' stands for nobody. */
function nameOf(name: string | undefined): string {
  return name === undefined || name === '0' ? '' : name;
}
