import { sideKey } from '../../kit/side-number.ts';
import type { RandomSource, Sides } from '../../sport.ts';
import type { Game } from '../engine/game.ts';
import {
  AUTOMATIC_FIRST,
  COMPLETE,
  DEFENSIVE_PENALTY,
  FUMBLE_LOST,
  INCOMPLETE,
  INTERCEPTED,
  kindOf,
  OFFENSIVE_PENALTY,
  RUSH,
  SACK,
} from '../engine/playbook.ts';
import { placeOf } from '../engine/work.ts';
import { inventedRoster, playerName, type Roster } from './roster.ts';

/** What the engine's last step needs to be told: who had the ball before it, and where. */
export interface Before {
  readonly offence: number;
  readonly yard: number;
  readonly quarter: number;
}

export interface Told {
  /** The sentence for the patron. */
  readonly text: string;
  /** Who has the ball in the end, of whichever side; '' where nobody is named. */
  readonly carrier: string;
}

/** Tells the engine's last step. */
export function narrate(game: Game, before: Before, sides: Sides, random: RandomSource): Told {
  const team = sides[sideKey(before.offence)];
  const offence = inventedRoster(team);
  const defence = inventedRoster(sides[sideKey(1 - before.offence)]);
  const pick = (from: readonly string[]): string => from[random.next() % from.length] ?? '';
  const gainer = playerName(team, placeOf(game.slot));
  const taker = takerOf(game, defence, pick);
  const text = sentence({
    game,
    before,
    sides,
    offence,
    defence,
    pick,
    gainer: gainer || team.mediumName,
    taker,
  });
  const carrier = taker === '' && game.did === 'snap' ? gainer : taker;
  if (game.stopper < 0) return { text, carrier };
  const used = 3 - game.timeoutsOf(game.stopper);
  return { text: `${text}. Timeout #${used} by ${sides[sideKey(game.stopper)].abbreviation}`, carrier };
}

/** Who of the side without the ball gets it: with a kick, or by taking it; '' where that is nobody, or not told. */
function takerOf({ did, entry, good }: Game, defence: Roster, pick: Scene['pick']): string {
  if (did !== 'snap') return defence.returner;
  const kind = kindOf(entry);
  const isTaken = kind === INTERCEPTED || (kind === FUMBLE_LOST && good === 1);
  return isTaken ? pick(defence.defenders) : '';
}

interface Scene {
  readonly game: Game;
  readonly before: Before;
  readonly sides: Sides;
  readonly offence: Roster;
  readonly defence: Roster;
  readonly pick: (from: readonly string[]) => string;
  /** Who runs with the ball or catches it. */
  readonly gainer: string;
  readonly taker: string;
}

function sentence(scene: Scene): string {
  const { game, offence, taker, sides, before } = scene;
  const team = sides[sideKey(before.offence)];
  switch (game.did) {
    case 'touchback':
      return `${offence.kicker} kicks off to the end zone, touchback`;
    case 'kick-return':
      return game.scored >= 0
        ? `${offence.kicker} kicks off, ${taker} returns it all the way, TOUCHDOWN`
        : `${offence.kicker} kicks off, ${taker} returns it to the ${spotOf(scene)}`;
    case 'onside-kick':
      return game.good === 1
        ? `${offence.kicker} kicks onside, recovered by ${team.abbreviation}`
        : `${offence.kicker} kicks onside, recovered by ${sides[sideKey(1 - before.offence)].abbreviation}`;
    case 'free-kick':
      return `${offence.punter} free kick, ${taker} to the ${spotOf(scene)}`;
    case 'kneel':
      return `${offence.passer} kneels`;
    case 'punt':
      return punt(scene);
    case 'field-goal':
      return `${offence.kicker} ${game.moved} yard field goal ${game.good === 1 ? 'is good' : 'is no good'}`;
    case 'extra-point':
      return `${offence.kicker} extra point ${game.good === 1 ? 'is good' : 'is no good'}`;
    case 'two-point':
      return `Two-point try: ${offence.passer} pass to ${scene.pick(offence.receivers)} ${game.good === 1 ? 'is good' : 'fails'}`;
    case 'skipped-try':
      return 'No try is needed';
    case 'end-of-period':
      return before.quarter === 2 ? 'Halftime' : `End of ${periodName(before.quarter)}`;
    case 'end-of-game':
      return 'End of game';
    default:
      return snap(scene);
  }
}

function periodName(quarter: number): string {
  return quarter > 4 ? 'overtime' : `quarter ${quarter}`;
}

function punt(scene: Scene): string {
  const { game, offence, taker } = scene;
  const kicked = `${offence.punter} punts ${game.moved} yards`;
  if (game.good === 2) return `${kicked}, ${taker} returns it all the way, TOUCHDOWN`;
  if (game.good === 1) return `${kicked}, ${taker} returns it to the ${spotOf(scene)}`;
  return `${kicked} to the ${spotOf(scene)}`;
}

function snap(scene: Scene): string {
  const { game, before, offence, defence, pick, sides, gainer, taker } = scene;
  const kind = kindOf(game.entry);
  const outcome = ending(scene);
  switch (kind) {
    case RUSH:
      return `${gainer} ${pick(['left end', 'left tackle', 'up the middle', 'right guard', 'right tackle', 'right end'])}${outcome}`;
    case COMPLETE:
      return `${offence.passer} pass ${depth(game.moved)} ${pick(['left', 'middle', 'right'])} to ${gainer}${outcome}`;
    case INCOMPLETE:
      return `${offence.passer} pass incomplete ${pick(['short left', 'short right', 'short middle', 'deep left', 'deep right', 'deep middle'])} to ${pick(offence.receivers)}`;
    case SACK:
      return `${offence.passer} sacked by ${pick(defence.defenders)}${outcome}`;
    case INTERCEPTED:
      return `${offence.passer} pass INTERCEPTED by ${taker}${game.good === 1 ? ', returned for a TOUCHDOWN' : ` at the ${spotOf(scene)}`}`;
    case FUMBLE_LOST:
      return `${pick(offence.runners)} FUMBLES, recovered by ${game.good === 1 ? `${taker}, returned for a TOUCHDOWN` : sides[sideKey(1 - before.offence)].abbreviation}`;
    case OFFENSIVE_PENALTY:
      return `Penalty on ${pick(offence.linemen)}, ${game.entry % 256 > 120 ? 'false start' : 'holding'}, ${yards(-game.moved)}`;
    case DEFENSIVE_PENALTY:
      return `Penalty on ${pick(defence.defenders)}, offside, ${yards(game.moved)}`;
    case AUTOMATIC_FIRST:
      return `Penalty on ${pick(defence.defenders)}, ${game.moved > 5 ? 'pass interference' : 'defensive holding'}, ${yards(game.moved)}, first down`;
    default:
      return '';
  }
}

function depth(moved: number): string {
  return moved >= 15 ? 'deep' : 'short';
}

/** " for 8 yards", " for no gain", " for 12 yards, TOUCHDOWN" */
function ending({ game, before }: Scene): string {
  if (game.scored === before.offence) return ` for ${yards(game.moved)}, TOUCHDOWN`;
  if (game.scored >= 0) return ' in the end zone, SAFETY';
  if (game.moved === 0) return ' for no gain';
  const turnedOver = game.off !== before.offence ? ', turnover on downs' : '';
  return ` for ${game.moved < 0 ? `a loss of ${yards(-game.moved)}` : yards(game.moved)}${turnedOver}`;
}

function yards(count: number): string {
  return `${count} yard${count === 1 ? '' : 's'}`;
}

/** "KC 38", seen from where the ball now lies. */
function spotOf({ game, sides }: Scene): string {
  if (game.yard === 50) return '50';
  const own = game.yard < 50 ? game.off : 1 - game.off;
  return `${sides[sideKey(own)].abbreviation} ${Math.min(game.yard, 100 - game.yard)}`;
}
