import { rosterOf } from '../../kit/roster.ts';
import type { RandomSource, SideKey } from '../../sport.ts';
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
  const side: SideKey = game.side === 0 ? 'home' : 'away';
  const team = state.sides[side];
  const pick = (from: readonly string[]): string => from[random.next() % from.length] ?? '';
  const shooter = skaterName(team.id, game.shooter);
  switch (kind) {
    case 'shot':
      return `${shooter} ${pick(SHOTS)}, saved`;
    case 'goal':
      return `${shooter} scores${how(game)}${assists(game, team.id)}`;
    case 'penalty':
      return `${skaterName(team.id, random.next() % SKATERS)} (${team.abbreviation}) two minutes for ${pick(FOULS)}`;
    case 'penalty-over':
      return `${team.mediumName} penalty over`;
    case 'goalie-pulled':
      return `${team.mediumName} pull the goalie`;
    case 'shootout-attempt':
      return `${skaterName(team.id, random.next() % SKATERS)} (${team.abbreviation}) ${game.strength === 1 ? 'scores' : 'is stopped'} in the shoot-out`;
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

function assists({ first, second }: Game, teamId: string): string {
  const names = [first, second].flatMap((place, role) =>
    place < 0 ? [] : [skaterName(teamId, place === EVERYBODY_ELSE ? EVERYBODY_ELSE + role : place)],
  );
  return names.length === 0 ? '' : `, assists ${names.join(' and ')}`;
}

/** The invented name of a roster's place; those after the skaters told apart are of some of the others. */
export function skaterName(teamId: string, place: number): string {
  return rosterOf(teamId, SKATERS + OTHERS)[place] ?? '';
}

/** Others who have a name, so that nobody assists himself. */
const OTHERS = 2;
