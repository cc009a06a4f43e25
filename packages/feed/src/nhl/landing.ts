import { type HockeyRules, OVERTIME, PERIODS, SHOOTOUT } from '@fairline/sports/hockey/rules.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { isInstant } from '../instant.ts';
import { type NhlGame, type NhlRow, rulesOfType, secondsLeft, strengthUnder } from './row.ts';

const team = v.object({ abbrev: v.string(), score: v.optional(v.number()) });
const word = v.object({ default: v.string() });
const descriptor = v.object({ number: v.number(), periodType: v.string() });
const goal = v.object({
  situationCode: v.optional(v.string()),
  teamAbbrev: word,
  name: v.optional(word),
  timeInPeriod: v.string(),
});
const penalty = v.object({
  teamAbbrev: word,
  timeInPeriod: v.string(),
  duration: v.number(),
  descKey: v.optional(v.string(), ''),
});
const attempt = v.object({ teamAbbrev: word, sequence: v.number(), result: v.string() });
const schema = v.object({
  gameType: v.optional(v.number()),
  startTimeUTC: v.pipe(v.string(), v.check(isInstant)),
  gameState: v.string(),
  awayTeam: team,
  homeTeam: team,
  periodDescriptor: descriptor,
  summary: v.object({
    scoring: v.array(v.object({ periodDescriptor: descriptor, goals: v.array(goal) })),
    penalties: v.optional(
      v.array(v.object({ periodDescriptor: descriptor, penalties: v.array(penalty) })),
      [],
    ),
    shootout: v.optional(v.array(attempt), []),
  }),
});

/** The form of the league's game summary: goals and penalties, no shots; undefined for any other. */
export function landing(value: unknown): NhlGame | undefined {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return undefined;
  const { homeTeam, awayTeam, startTimeUTC, gameState, periodDescriptor, summary } = parsed.output;
  const sideOf = (abbreviation: string): SideKey => (abbreviation === homeTeam.abbrev ? 'home' : 'away');
  const rules = rulesOfType(parsed.output.gameType);
  const isOver = gameState === 'OFF' || gameState === 'FINAL';
  const goals = summary.scoring
    .filter(({ periodDescriptor: { periodType } }) => periodType !== 'SO')
    .flatMap(({ periodDescriptor: { number }, goals: scored }) =>
      scored.map((each) => goalRow(number, sideOf(each.teamAbbrev.default), each, rules)),
    );
  const penalties = summary.penalties.flatMap(({ periodDescriptor: { number }, penalties: given }) =>
    given.map((each) => penaltyRow(number, sideOf(each.teamAbbrev.default), each, rules)),
  );
  const tries = summary.shootout
    .toSorted((one, other) => one.sequence - other.sequence)
    .map((each) => attemptRow(sideOf(each.teamAbbrev.default), each.result === 'goal'));
  const periods = rules.hasShootout ? Math.min(periodDescriptor.number, OVERTIME) : periodDescriptor.number;
  const ends = Array.from({ length: isOver ? periods : periods - 1 }, (_, at) => endRow(at + 1, goals));
  const timed = [...goals, ...penalties, ...ends].toSorted(inOrder);
  return {
    rules,
    home: homeTeam.abbrev,
    away: awayTeam.abbrev,
    startsAtMs: Date.parse(startTimeUTC),
    rows: [...timed, ...tries, ...(isOver ? [gameEnd(periods, goals, tries.length > 0)] : [])],
    stated:
      isOver && homeTeam.score !== undefined && awayTeam.score !== undefined
        ? { home: homeTeam.score, away: awayTeam.score }
        : undefined,
  };
}

const NOTHING = {
  side: undefined,
  text: '',
  good: false,
  strength: 'even',
  minutes: 0,
  /** A summary says only of goals into an empty net that a goalie was off the ice. */
  pulled: { home: false, away: false },
} as const;

function goalRow(
  period: number,
  side: SideKey,
  from: v.InferOutput<typeof goal>,
  rules: HockeyRules,
): NhlRow {
  const strength = strengthUnder(from.situationCode, side);
  const text = `${from.name?.default ?? 'A goal'} scores`;
  return {
    ...NOTHING,
    period,
    clock: secondsLeft(from.timeInPeriod, period, rules),
    kind: 'goal',
    side,
    text,
    strength,
    counted: false,
    ...(strength === 'empty-net' && {
      pulled: { ...NOTHING.pulled, [side === 'home' ? 'away' : 'home']: true },
    }),
  };
}

function penaltyRow(
  period: number,
  side: SideKey,
  from: v.InferOutput<typeof penalty>,
  rules: HockeyRules,
): NhlRow {
  const text = `${from.duration} minutes for ${from.descKey.replaceAll('-', ' ')}`;
  const clock = secondsLeft(from.timeInPeriod, period, rules);
  return { ...NOTHING, period, clock, kind: 'penalty', side, text, minutes: from.duration };
}

function attemptRow(side: SideKey, good: boolean): NhlRow {
  const text = good ? 'Scores in the shoot-out' : 'Stopped in the shoot-out';
  return { ...NOTHING, period: SHOOTOUT, clock: 0, kind: 'attempt', side, text, good };
}

/** A goal ends overtime when it falls. */
function endRow(period: number, goals: readonly NhlRow[]): NhlRow {
  const last = period > PERIODS ? goals.find((row) => row.period === period) : undefined;
  return { ...NOTHING, period, clock: last?.clock ?? 0, kind: 'period-end' };
}

function gameEnd(period: number, goals: readonly NhlRow[], isShootout: boolean): NhlRow {
  const end = isShootout ? { ...NOTHING, period: SHOOTOUT, clock: 0 } : endRow(period, goals);
  return { ...end, kind: 'game-end' };
}

function inOrder(one: NhlRow, other: NhlRow): number {
  const ends = (row: NhlRow): number => (row.kind === 'period-end' ? 1 : 0);
  return one.period - other.period || other.clock - one.clock || ends(one) - ends(other);
}
