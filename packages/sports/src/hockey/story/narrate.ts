import { playerName } from '../../kit/player-name.ts';
import { inventedNames } from '../../kit/roster.ts';
import { sideKey } from '../../kit/side-number.ts';
import type { RandomSource, Side } from '../../sport.ts';
import type { Game } from '../engine/game.ts';
import type { HockeyPlayKind } from '../play.ts';
import { OVERTIME } from '../rules.ts';
import { EMPTY_NET, EVERYBODY_ELSE, POWER_PLAY, SHORT_HANDED, SKATERS } from '../scoring.ts';
import type { HockeyState } from '../state.ts';

const SHOTS = ['wrist shot', 'slap shot', 'snap shot', 'backhand', 'tip-in', 'wrap-around'];
const FOULS = [
  'tripping',
  'hooking',
  'slashing',
  'high-sticking',
  'interference',
  'holding',
  'cross-checking',
];
const ENDS = [
  '',
  'End of the 1st period',
  'End of the 2nd period',
  'End of the 3rd period',
  'End of overtime',
];

/** The sentence for the engine's last step. */
export function narrate(game: Game, kind: HockeyPlayKind, state: HockeyState, random: RandomSource): string {
  const side = sideKey(game.side);
  const team = state.sides[side];
  const pick = (from: readonly string[]): string => from[random.next() % from.length] ?? '';
  const shooter = told(team, game.shooter);
  switch (kind) {
    case 'shot':
      return `${shooter} ${pick(SHOTS)}, saved`;
    case 'goal':
      return `${shooter} scores${how(game)}${assists(game, team)}`;
    case 'penalty':
      return `${told(team, random.next() % SKATERS)} (${team.abbreviation}) two minutes for ${pick(FOULS)}`;
    case 'penalty-over':
      return `${team.mediumName} penalty over`;
    case 'goalie-pulled':
      return `${team.mediumName} pull the goalie`;
    case 'shootout-attempt':
      return `${told(team, random.next() % SKATERS)} (${team.abbreviation}) ${game.strength === 1 ? 'scores' : 'is stopped'} in the shoot-out`;
    case 'end-of-period':
      return ENDS[Math.min(state.period, OVERTIME)] ?? '';
    case 'end-of-game':
      return 'End of game';
    default:
      return '';
  }
}

function how({ strength }: Game): string {
  if (strength === EMPTY_NET) return ' into the empty net';
  if (strength === POWER_PLAY) return ' on the power play';
  return strength === SHORT_HANDED ? ' short-handed' : '';
}

function assists({ first, second }: Game, team: Side): string {
  const names = [first, second].flatMap((place, role) =>
    place < 0 ? [] : [told(team, place === EVERYBODY_ELSE ? EVERYBODY_ELSE + role : place)],
  );
  return names.length === 0 ? '' : `, assists ${names.join(' and ')}`;
}

/** The name of a place in the roster, '' for nobody; those after the skaters told apart are of some of the others. */
export function skaterName(side: Side, place: number): string {
  return playerName(side, place, SKATERS, invented);
}

/** Others who have an invented name, so that nobody assists himself. */
const OTHERS = 2;

function invented(sideId: string): readonly string[] {
  return inventedNames(sideId, SKATERS + OTHERS);
}

/** In a sentence, which names the side where nobody is known. */
function told(side: Side, place: number): string {
  return skaterName(side, place) || side.mediumName;
}
