import { WHO_SIZE } from '../../kit/who.ts';
import type { Random } from '../../random.ts';
import { RACE_STEP, RACES, SLOTS } from '../scoring.ts';
import { MARGIN, TABLE_SIZE } from './attempts.ts';
import {
  ASSIST_SHIFT,
  FOULED_SHIFT,
  HELPER_GAINS,
  helperIn,
  IS_FOUL,
  POINTS_MASK,
  SHOOTER_GAINS,
  shooterIn,
  TAKEN_SHIFT,
  TURNS_SHIFT,
} from './codes.ts';
import {
  ATTEMPTS,
  ATTEMPTS_AT,
  type Court,
  EASED_AT,
  EASED_SIZE,
  MOST_LEAD,
  TEMPO_AT,
  TODAY,
  WINDOWS,
  whoAt,
} from './court.ts';
import { isLastQuarter } from './ease.ts';
import { LAST_MINUTES, plainFoul } from './fouls.ts';
import type { Game } from './game.ts';
import { LATE } from './late.ts';
import { GUARDED_TEMPO, REBOUND, SIDELINE, TEMPO_SIZE } from './tempo.ts';
import { APART_BASE, CLOSE_BASE, USUAL_BASE } from './windows.ts';

const ASSIST = 1 << ASSIST_SHIFT;
/** Points beyond which there is no race. */
const LAST_RACE = RACES * RACE_STEP;

/**
 * Plays attempt after attempt, as `step` would, until the period's last one or the end of the game, which are played for. Needs
 * a side with the ball and a first basket that was made. Everything is held in local numbers, and there is hardly a branch: what
 * comes of an attempt cannot be foreseen, and a processor that guesses wrong waits.
 */
export function runOfPlay(game: Game, random: Random, court: Court): void {
  const { bases, rules, lastQuarter } = game.setting;
  const isLast = isLastQuarter(game);
  const until = isLast ? LATE : game.period === rules.periods ? lastQuarter : 0;
  const eased = EASED_AT + MOST_LEAD + (isLast ? EASED_SIZE : 0);
  for (let side = 0; side < 2; side++) {
    court[WINDOWS + side] = (bases[(isLast ? APART_BASE : USUAL_BASE) + side] ?? MARGIN) + game.shift;
    court[WINDOWS + 2 + side] = (bases[CLOSE_BASE + side] ?? MARGIN) + game.shift;
    court[TODAY + side] = whoAt(game.days[side] ?? 0);
  }
  while (game.clock > until && attempts(game, random, court, until, eased)) {
    plainFoul(game, game.fouls[1 - game.off] ?? 0);
  }
}

/** @param eased where the places of no lead stand @returns whether it ended with a foul that brings free throws */
function attempts(game: Game, random: Random, court: Court, until: number, eased: number): boolean {
  const { score, fouls } = game;
  const { bonusFoul } = game.setting.rules;
  let { a, b, c, counter } = random;
  let { clock, tempo, off, raceAt, races, racesRun } = game;
  let mine = score[off] ?? 0;
  let lead = mine - (score[1 - off] ?? 0);
  let charged = fouls[1 - off] ?? 0;
  let charging = fouls[off] ?? 0;
  let shooter = 0;
  let throws = false;
  while (clock > until) {
    const luck = (a + b + counter) | 0;
    const ease = court[eased + lead] ?? 0;
    const guarded = ease & 1;
    const row = TEMPO_AT + (tempo + guarded * GUARDED_TEMPO) * TEMPO_SIZE;
    const left = clock - (court[row + ((luck >>> 11) & (TEMPO_SIZE - 1))] ?? 0);
    if (left <= 0) break;
    clock = left;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + luck) | 0;
    counter = (counter + 1) | 0;
    const from = (court[WINDOWS + 2 * guarded + off] ?? 0) - (ease >> 1);
    const start = from < 0 ? 0 : Math.min(from, 2 * MARGIN);
    const word = court[ATTEMPTS_AT + guarded * ATTEMPTS + start + (luck & (TABLE_SIZE - 1))] ?? 0;
    const shoots = court[(court[TODAY + off] ?? 0) + ((luck >>> 17) & (WHO_SIZE - 1))] ?? 0;
    const side = off ^ ((word >> TAKEN_SHIFT) & 1);
    const helps = court[(court[TODAY + side] ?? 0) + (luck >>> 25)] ?? 0;
    shooter = shooterIn(shoots, word);
    let helper = helperIn(helps, word);
    // Nobody passes to himself: the next in the roster did.
    if (((helper ^ shooter) | ((word & ASSIST) ^ ASSIST)) === 0) {
      helper = helper === off * SLOTS + SLOTS - 1 ? off * SLOTS : helper + 1;
    }
    court[shooter] = (court[shooter] ?? 0) + (word & SHOOTER_GAINS);
    court[helper] = (court[helper] ?? 0) + (word & HELPER_GAINS);
    const points = word & POINTS_MASK;
    mine += points;
    lead += points;
    charged += (word >> FOULED_SHIFT) & 1;
    const reached = ((raceAt - 1 - mine) & (raceAt - LAST_RACE - 1)) >>> 31;
    races |= (off & reached) << racesRun;
    racesRun += reached;
    raceAt += RACE_STEP * reached;
    if ((word & IS_FOUL) !== 0) {
      throws = charged >= bonusFoul || clock <= LAST_MINUTES;
      if (throws) break;
      tempo = SIDELINE;
      continue;
    }
    const turns = (word >> TURNS_SHIFT) & 1;
    mine -= lead & -turns;
    lead = (lead ^ -turns) + turns;
    const charges = (charged ^ charging) & -turns;
    charged ^= charges;
    charging ^= charges;
    off ^= turns;
    tempo = REBOUND - turns;
  }
  random.a = a;
  random.b = b;
  random.c = c;
  random.counter = counter;
  score[off] = mine;
  score[1 - off] = mine - lead;
  fouls[1 - off] = charged;
  fouls[off] = charging;
  game.clock = clock;
  game.tempo = tempo;
  game.off = off;
  game.raceAt = raceAt;
  game.races = races >>> 0;
  game.racesRun = racesRun;
  game.shooter = shooter - off * SLOTS;
  return throws;
}
