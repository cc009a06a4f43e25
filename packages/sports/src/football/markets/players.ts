import { realValue } from '../../kit/contest.ts';
import { asCount, asSide, type MarketKind } from '../../kit/kind.ts';
import { playerLineOf } from '../../kit/player-line.ts';
import { playerMark } from '../../kit/player-mark.ts';
import { counted } from '../../kit/words.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import type { FootballOutcomes } from '../outcomes.ts';
import { playerTotal } from '../player-measures.ts';
import { type PlayerProp, PROPS } from '../player-props.ts';
import { KICKER, SKILL_PLACES } from '../players.ts';
import type { FootballState } from '../state.ts';
import { playerName } from '../story/roster.ts';

type Kind = MarketKind<FootballState, FootballOutcomes>;

interface Named {
  readonly side: SideKey;
  readonly place: number;
  readonly prop: PlayerProp;
}

/** What is counted of whom, from <what>:<side>:<place>; undefined for a place that is not bet on so. */
function named(args: readonly string[]): Named | undefined {
  const prop = PROPS.find(({ what }) => what === args[0]);
  const side = asSide(args[1]);
  const place = asCount(args[2], 0, KICKER);
  return prop && side && place !== undefined && prop.places.includes(place)
    ? { side, place, prop }
    : undefined;
}

/** What a player has reached; the same state is asked about all its players. */
function reached(state: FootballState, { side, place, prop }: Named): number {
  return realValue(playerTotal(side, place, prop.what), actual(state));
}

/** Yards can be lost again; what only grows is decided once it is there. */
function isReached(state: FootballState, what: Named, least: number): boolean {
  return state.phase === 'final' || (what.prop.onlyGrows && reached(state, what) >= least);
}

/** "B. Ola had 62 rushing yards" */
function sentence(state: FootballState, what: Named, outcomes: FootballOutcomes): string {
  const { side, place, prop } = what;
  const count = counted(realValue(playerTotal(side, place, prop.what), outcomes), prop.unit);
  return `${playerName(state.sides[side], place)} had ${count}`;
}

/** player:<what>:<side>:<place in the roster>:<line> */
const playerLine: Kind = playerLineOf({
  head: 'player',
  find(args) {
    const found = args.length === 3 ? named(args) : undefined;
    if (found === undefined) return undefined;
    const { side, place, prop } = found;
    const measure = playerTotal(side, place, prop.what);
    return { ...prop, side, measure, playerName: (sides) => playerName(sides[side], place) };
  },
  isOver: (_args, { phase }) => phase === 'final',
});

const MOST_YARDS = 500;

/** reach:<what>:<side>:<place>:<least>: a player has at least so many. */
const milestone: Kind = {
  head: 'reach',
  build: (args, sides) => atLeast('reach', args, sides, (least, { name }) => `${least}+ ${name}`),
  isDecided: (args, state) => isMarkReached(args, state),
  explain: ({ args, state, outcomes }) => markSentence(args, state, outcomes),
};

/** scorer:<side>:<place>:<least>: a player scores at least so many touchdowns; those he throws are not his. */
const scorer: Kind = {
  head: 'scorer',
  build: (args, sides) =>
    args.length === 3 &&
    asCount(args[2], 1, 3) !== undefined &&
    asCount(args[1], 0, SKILL_PLACES - 1) !== undefined
      ? atLeast('scorer', ['touchdowns', ...args], sides, (least) =>
          least === 1 ? 'Anytime Touchdown Scorer' : `to Score ${least}+ Touchdowns`,
        )
      : undefined,
  isDecided: (args, state) => isMarkReached(['touchdowns', ...args], state),
  explain: ({ args, state, outcomes }) => markSentence(['touchdowns', ...args], state, outcomes),
};

/** A market on a mark to be reached. @param args <what>:<side>:<place>:<least> */
function atLeast(
  head: string,
  args: readonly string[],
  sides: Sides,
  title: (least: number, prop: PlayerProp) => string,
): ReturnType<Kind['build']> {
  const found = named(args);
  const least = asCount(args[3], 1, MOST_YARDS);
  if (!found || least === undefined || args.length !== 4) return undefined;
  const { side, place, prop } = found;
  return playerMark({
    player: playerName(sides[side], place),
    title: title(least, prop),
    side,
    family: [head, ...args].join(':'),
    measure: playerTotal(side, place, prop.what),
    least,
    unit: prop.unit,
    onlyGrows: prop.onlyGrows,
  });
}

function isMarkReached(args: readonly string[], state: FootballState): boolean {
  const found = named(args);
  return found !== undefined && isReached(state, found, Number(args[3]));
}

function markSentence(args: readonly string[], state: FootballState, outcomes: FootballOutcomes): string {
  const found = named(args);
  return found === undefined ? '' : sentence(state, found, outcomes);
}

/** All that is counted of players; the market book makes it void where the source of a game does not say who did what. */
export const playerKinds: readonly Kind[] = [scorer, playerLine, milestone];
