import { realValue } from '../../kit/contest.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { playerLineOf } from '../../kit/player-line.ts';
import { playerMark } from '../../kit/player-mark.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { counted } from '../../kit/words.ts';
import type { CountLine } from '../../market-definition.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isPeriodOver } from '../contest.ts';
import { rosterSize } from '../engine/who.ts';
import { countOfPlayer, involvedOf, type SoccerMeasure } from '../measures.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import type { PlayerCount } from '../player-words.ts';
import type { SoccerRules } from '../rules.ts';
import type { SoccerState } from '../state.ts';
import { playerAt, playerOfTeam } from '../story/players.ts';
import { type BetCount, untoldOf } from '../untold.ts';
import type { SoccerKind } from './kinds.ts';

interface Counted {
  readonly count: PlayerCount;
  readonly name: string;
  readonly unit: CountLine['unit'];
}

/** What is counted of players over and under a line, by the name in the keys. */
export const PLAYER_LINES = {
  shots: { count: 'shots', name: 'Shots', unit: { one: 'shot', many: 'shots' } },
  'shots-on-target': {
    count: 'onTarget',
    name: 'Shots on Target',
    unit: { one: 'shot on target', many: 'shots on target' },
  },
} as const satisfies Readonly<Record<string, Counted>>;
export type PlayerLineKey = keyof typeof PLAYER_LINES;

/** More than anybody shoots in a game. */
const MOST_SHOTS = 30;

interface OfPlayer {
  readonly side: SideKey;
  readonly place: number;
  readonly count: Exclude<BetCount, 'goals'>;
}

/** A mark that a player reaches or not. */
interface Mark extends OfPlayer {
  readonly least: number;
  readonly unit: CountLine['unit'];
  /** After the player's name. */
  readonly title: string;
  readonly sentence: (reached: number) => string;
}

/** The kinds of markets on what is counted of players beside goals; extra time does not count. */
export function playerCountKinds(rules: SoccerRules): SoccerKind[] {
  const lines = playerLineOf<SoccerState, SoccerOutcomes>({
    head: 'player',
    find(args) {
      const found = lineArgs(args, rules);
      if (found === undefined) return undefined;
      const { side, place, count, name, unit } = found;
      const measure = countOfPlayer(count, side, place);
      const playerName = (sides: Sides) => playerOfTeam(rules, sides[side], place);
      return { side, name, unit, measure, onlyGrows: true, playerName };
    },
    isOver: (args, state) => isDone(state, lineArgs(args, rules)),
  });
  return [
    voidedUntold(lines, (state, args) => isUntold(state, lineArgs(args.slice(0, -1), rules))),
    markKind('reach', rules, reachArgs),
    markKind('booked', rules, bookedArgs),
    markKind('assist', rules, assistArgs),
    markKind('score-or-assist', rules, involvedArgs),
  ];
}

type Counting = Omit<OfPlayer, 'count'> & Counted;

function measureOf({ count, side, place }: OfPlayer): SoccerMeasure {
  return count === 'involved' ? involvedOf(side, place) : countOfPlayer(count, side, place);
}

/** <what>:<side>:<place in the roster> */
function lineArgs(args: readonly string[], rules: SoccerRules): Counting | undefined {
  const [what = ''] = args;
  const known = isLine(what) ? PLAYER_LINES[what] : undefined;
  const side = asSide(args[1]);
  const place = asCount(args[2], 0, rosterSize(rules) - 1);
  return known && side && place !== undefined && args.length === 3 ? { ...known, side, place } : undefined;
}

const isLine = (what: string): what is PlayerLineKey => Object.hasOwn(PLAYER_LINES, what);

/** reach:<what>:<side>:<place>:<least>: the player has at least so many. */
function reachArgs(args: readonly string[], rules: SoccerRules): Mark | undefined {
  const found = lineArgs(args.slice(0, -1), rules);
  const least = asCount(args[3], 1, MOST_SHOTS);
  if (found === undefined || least === undefined) return undefined;
  const sentence = (reached: number) => `had ${counted(reached, found.unit)}`;
  return { ...found, least, title: `${least}+ ${found.name}`, sentence };
}

/** booked:<side>:<place>: the player is shown a card, of either colour. */
const bookedArgs = onceArgs('cards', 'to Be Booked', { one: 'card', many: 'cards' }, (cards) =>
  cards > 0 ? 'was shown a card' : 'was shown no card',
);
/** assist:<side>:<place>: the player passes for a goal. */
const assistArgs = onceArgs(
  'assists',
  'Anytime Assist',
  { one: 'assist', many: 'assists' },
  (assists, unit) => (assists > 0 ? `had ${counted(assists, unit)}` : 'had no assist'),
);
/** score-or-assist:<side>:<place> */
const involvedArgs = onceArgs(
  'involved',
  'to Score or Assist',
  { one: 'goal or assist', many: 'goals and assists' },
  (reached, unit) => (reached > 0 ? `had ${counted(reached, unit)}` : 'had neither a goal nor an assist'),
);

/** <side>:<place>: the player comes to one of something. */
function onceArgs(
  count: OfPlayer['count'],
  title: string,
  unit: CountLine['unit'],
  sentence: (reached: number, unit: CountLine['unit']) => string,
): (args: readonly string[], rules: SoccerRules) => Mark | undefined {
  return (args, rules) => {
    const side = asSide(args[0]);
    const place = asCount(args[1], 0, rosterSize(rules) - 1);
    if (side === undefined || place === undefined || args.length !== 2) return undefined;
    return { side, place, count, least: 1, unit, title, sentence: (reached) => sentence(reached, unit) };
  };
}

function markKind(
  head: string,
  rules: SoccerRules,
  markOf: (args: readonly string[], rules: SoccerRules) => Mark | undefined,
): SoccerKind {
  const kind: SoccerKind = {
    head,
    build(args, sides) {
      const mark = markOf(args, rules);
      if (mark === undefined) return undefined;
      const { side, place, least, unit, title } = mark;
      return playerMark({
        player: playerOfTeam(rules, sides[side], place),
        title,
        side,
        family: [head, ...args].join(':'),
        measure: measureOf(mark),
        least,
        unit,
        onlyGrows: true,
      });
    },
    isDecided(args, state) {
      const mark = markOf(args, rules);
      return mark !== undefined && (isDone(state, mark) || reachedBy(state, mark) >= mark.least);
    },
    explain({ args, state, outcomes }) {
      const mark = markOf(args, rules);
      if (mark === undefined) return '';
      const { side, place } = mark;
      const reached = realValue(measureOf(mark), outcomes);
      return `${playerAt(rules, state.sides[side], place)} ${mark.sentence(reached)}`;
    },
  };
  return voidedUntold(kind, (state, args) => isUntold(state, markOf(args, rules)));
}

function isUntold({ log }: SoccerState, of: OfPlayer | undefined): boolean {
  return of !== undefined && untoldOf(log)[of.side][of.count]?.[of.place] !== undefined;
}

/** Whether no more of the player can come: both halves are over, or he was sent off. */
function isDone(state: SoccerState, of: OfPlayer | undefined): boolean {
  const isSentOff = (side: SideKey, place: number) =>
    state.log.some((each) => each.kind === 'red-card' && each.side === side && each.player === place);
  return isPeriodOver(state, 'reg') || (of !== undefined && isSentOff(of.side, of.place));
}

/** What a player has so far; the same state is asked about all of them. */
function reachedBy(state: SoccerState, of: OfPlayer): number {
  return realValue(measureOf(of), actual(state));
}
