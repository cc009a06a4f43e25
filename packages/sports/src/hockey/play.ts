import * as v from 'valibot';
import { count, playReader, side } from '../kit/play-schema.ts';
import { EMPTY_NET, EVEN_STRENGTH, EVERYBODY_ELSE, POWER_PLAY, SHORT_HANDED, SLOTS } from './scoring.ts';

/** What a play was. A 'correction' restates the goals after a review. */
export const PLAY_KINDS = [
  'shot',
  'goal',
  'penalty',
  'penalty-over',
  'goalie-pulled',
  'goalie-back',
  'shootout-attempt',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
] as const;
export type HockeyPlayKind = (typeof PLAY_KINDS)[number];

export const STRENGTHS = {
  even: EVEN_STRENGTH,
  'power-play': POWER_PLAY,
  'short-handed': SHORT_HANDED,
  'empty-net': EMPTY_NET,
} as const;
export type GoalStrength = keyof typeof STRENGTHS;

const bySide = <T extends v.GenericSchema>(entry: T) => v.object({ home: entry, away: entry });
/** More than anybody ever played: of the play-offs' overtimes the sixth has been the last. */
const MOST_PERIODS = 20;
const period = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PERIODS));
/** Place in the roster, see scoring.ts. */
const slot = count(SLOTS - 1);

const goalSchema = v.object({
  side,
  strength: v.picklist(['even', 'power-play', 'short-handed', 'empty-net']),
  /** Absent where the source does not say. */
  player: v.exactOptional(slot),
  assists: v.pipe(v.array(slot), v.maxLength(2)),
});

const box = v.pipe(
  v.array(
    v.object({
      seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(900)),
      major: v.boolean(),
    }),
  ),
  v.maxLength(8),
);

/** The wire form of a play. */
const hockeyPlaySchema = v.object({
  kind: v.picklist(PLAY_KINDS),
  /** The sentence for the patron: "E. Nyberg shoots, saved". */
  text: v.pipe(v.string(), v.maxLength(500)),
  /** 1 to 3, 4 in overtime, 5 in the shoot-out; in the play-offs from 4 on as many overtimes as it takes. */
  period,
  /** Whole seconds left in the period after the play. */
  clock: count(1200),
  /** A shot on goal, a goal's included; absent where there was none. */
  shot: v.exactOptional(v.object({ side, player: v.exactOptional(slot) })),
  goal: v.exactOptional(goalSchema),
  /** Whose player is sent off, for a minor or a major: no misconduct, no penalty shot. */
  penalty: v.exactOptional(side),
  attempt: v.exactOptional(v.object({ side, good: v.boolean() })),
  /** Who sits in the box after the play, in the order they came. */
  box: bySide(box),
  pulled: bySide(v.boolean()),
  /** The score after the play as its source has it; must agree with the goals seen so far. */
  score: bySide(count(60)),
  /** How the sides' day is, told with the first play of a played game. */
  form: v.exactOptional(count(0xffffffff)),
  /** Only for a correction: the whole list of goals of the game as it stands now. */
  correctedGoals: v.exactOptional(v.array(v.object({ ...goalSchema.entries, period, clock: count(1200) }))),
});

/** A normalised play: what happened, and the situation after it. */
export type HockeyPlay = Readonly<v.InferOutput<typeof hockeyPlaySchema>>;
/** A goal with its moment, as a correction tells it. */
export type ScoredGoal = NonNullable<HockeyPlay['correctedGoals']>[number];

const readPlay = playReader(hockeyPlaySchema, 'hockey');

/** @throws ImpossiblePlay for anything that is not a play of hockey */
export function parsePlay(value: unknown): HockeyPlay {
  return renumbered(readPlay(value));
}

/** The place of everybody else until November 2026, when a side had twelve places; a skater's since. */
const EVERYBODY_ELSE_OF_OLD = 11;

type Named = Pick<ScoredGoal, 'player' | 'assists'>;

/**
 * A game that was begun by an earlier version, with everybody else where he stands now. Plays say no version: a goal that names the
 * old place twice is certainly of one, for nobody passes to himself. One that names it once counts for the skater who has the place
 * now, and on whom nobody could bet then.
 */
function renumbered(play: HockeyPlay): HockeyPlay {
  const { goal, shot, correctedGoals } = play;
  return {
    ...play,
    ...(goal && { goal: isOfOld(goal) ? ofNow(goal) : goal }),
    ...(goal &&
      shot?.player === EVERYBODY_ELSE_OF_OLD &&
      isOfOld(goal) && { shot: { ...shot, player: EVERYBODY_ELSE } }),
    ...(correctedGoals && {
      correctedGoals: correctedGoals.map((each) => (isOfOld(each) ? ofNow(each) : each)),
    }),
  };
}

function isOfOld({ player, assists }: Named): boolean {
  return [player, ...assists].filter((place) => place === EVERYBODY_ELSE_OF_OLD).length > 1;
}

function ofNow<G extends Named>(goal: G): G {
  const now = (place: number) => (place === EVERYBODY_ELSE_OF_OLD ? EVERYBODY_ELSE : place);
  const { player, assists } = goal;
  return { ...goal, ...(player !== undefined && { player: now(player) }), assists: assists.map(now) };
}
