import { otherSide, type RandomSource } from '../../sport.ts';
import type { SoccerPlay } from '../play.ts';
import { LAST_EXTRA_HALF, SECOND_HALF, type SoccerRules } from '../rules.ts';
import { minuteAt } from '../scoring.ts';
import type { SoccerState } from '../state.ts';

interface Scene {
  readonly state: SoccerState;
  /** What happened, its text still to be found. */
  readonly play: SoccerPlay;
  /** Who did it; undefined where nobody is to be named. */
  readonly player: string | undefined;
  /** Who passed for a goal. */
  readonly helper: string | undefined;
  readonly random: RandomSource;
}

interface Words {
  readonly goals: readonly string[];
  readonly saves: readonly string[];
  readonly misses: readonly string[];
}

/** The ball of futsal is hardly ever in the air: nobody heads it. */
const WORDS: Readonly<Record<SoccerRules['game'], Words>> = {
  soccer: {
    goals: [
      'scores from close range',
      'shoots low into the corner and scores',
      'scores with a header',
      'scores from the edge of the area',
      'finishes a fine move: goal',
      'beats the keeper at the near post',
    ],
    saves: [
      'shoots, and the keeper holds it',
      'heads at goal, saved',
      'has a shot turned aside by the keeper',
    ],
    misses: [
      'shoots wide',
      'shoots over the bar',
      'has a shot blocked',
      'heads past the post',
      'hits the side netting',
    ],
  },
  futsal: {
    goals: [
      'scores from close range',
      'shoots low into the corner and scores',
      'taps in at the far post',
      'scores from long range',
      'finishes a quick break: goal',
      'beats the keeper at the near post',
    ],
    saves: [
      'shoots, and the keeper holds it',
      'has a shot stopped by the keeper’s foot',
      'has a shot turned aside by the keeper',
    ],
    misses: [
      'shoots wide',
      'shoots over the bar',
      'has a shot blocked',
      'shoots past the far post',
      'hits the side netting',
    ],
  },
};

/** The sentence for a play; empty where there is nothing to tell. */
export function narrate(scene: Scene): string {
  const { state, play } = scene;
  const { saves, misses } = WORDS[state.rules.game];
  const team = play.side === undefined ? '' : state.sides[play.side].mediumName;
  const who = scene.player === undefined ? team : `${scene.player} (${team})`;
  switch (play.kind) {
    case 'goal':
      return `${goal(scene, team, who)}. ${score(play)}`;
    case 'shot':
      return `${who} ${pick(scene, play.onTarget === true ? saves : misses)}`;
    case 'missed-penalty':
      return `${who} takes the penalty, and it is saved`;
    case 'corner':
      return `Corner to ${team}`;
    case 'yellow-card':
      return `Yellow card for ${who}`;
    case 'red-card':
      return `Red card for ${who}: ${sentOff(state)}`;
    case 'shootout-kick':
      return `${who} ${play.made === true ? 'scores' : 'does not score'} in the shoot-out`;
    default:
      return whistle(state, play);
  }
}

function whistle(state: SoccerState, play: SoccerPlay): string {
  switch (play.kind) {
    case 'kickoff':
      return KICKOFFS[play.period - 1] ?? '';
    case 'added-time': {
      const minutes = Math.round((play.added ?? 0) / 60);
      return `${minutes} minute${minutes === 1 ? '' : 's'} of stoppage time`;
    }
    case 'end-of-period':
      return ENDS[play.period - 1] ?? '';
    case 'end-of-game':
      return `The game is over: ${state.sides.home.mediumName} ${play.tally.home.goals}, ${state.sides.away.mediumName} ${play.tally.away.goals}`;
    default:
      return '';
  }
}

const KICKOFFS = ['Kickoff', 'The second half begins', 'Extra time begins', 'Second half of extra time'];
const ENDS = [
  'Halftime',
  'End of the second half',
  'End of the first half of extra time',
  'End of extra time',
];

function goal(scene: Scene, team: string, who: string): string {
  const { state, play } = scene;
  const minute = minuteAt(state.rules, play.period, play.clock);
  if (play.how === 'own-goal' && play.side !== undefined) {
    return `${minute}′ Own goal by ${state.sides[otherSide(play.side)].mediumName}, ${team} score`;
  }
  if (play.how === 'penalty') return `${minute}′ ${who} scores from the spot`;
  const assist = scene.helper === undefined ? '' : `, assisted by ${scene.helper}`;
  return `${minute}′ ${who} ${pick(scene, WORDS[state.rules.game].goals)}${assist}`;
}

function score({ tally }: SoccerPlay): string {
  return `${tally.home.goals}–${tally.away.goals}`;
}

function sentOff({ rules, period }: SoccerState): string {
  if (rules.game === 'futsal') return 'one player fewer for two minutes';
  return period > SECOND_HALF && period <= LAST_EXTRA_HALF
    ? 'off in extra time'
    : 'one player fewer to the end';
}

function pick({ random }: Scene, from: readonly string[]): string {
  return from[random.next() % from.length] ?? '';
}
