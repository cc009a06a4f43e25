import {
  BRISKLY,
  BRISKLY_THREE,
  BUZZER_SHOT,
  BUZZER_THREE,
  type Call,
  FOULED,
  HEAVE,
  HELD,
  HOUNDED,
  HURRIED,
  HURRIED_THREE,
  LAST_CHANCE,
  LAST_SHOT,
  LEVEL,
  MILKED,
  ONE_BASKET_BEHIND,
  RUN_OUT,
  USUAL,
} from './calls.ts';
import type { Game } from './game.ts';
import { REBOUND } from './tempo.ts';
import { CHANCES, ONE_POSSESSION, wantedAt } from './wanted.ts';

/** Of the fouls that are wanted so many come before anything else does. */
const FOULS_THAT_COME = 0.87 * CHANCES;
/** Level, or ahead by no more than one possession, with so many seconds more than the shot clock the ball is held. */
const LEVEL_HELD_SECONDS = 6;
const AHEAD_HELD_SECONDS = 12;
const LAST_CHANCE_SECONDS = 20;
const ONE_BASKET = 2;
/** With so few seconds left there is time to throw the ball from wherever it is, for a heave, for a three at most. */
const BUZZER_SECONDS = 5;
const HEAVE_SECONDS = 9;
const THREE_SECONDS = 14;
/** A side that is behind looks for threes from so many seconds left on, and for fast attempts a little later. */
const CHASE_SECONDS = 60;
const HURRY_SECONDS = 45;
const CHASED_THREES = 0.4 * CHANCES;
/** Three ahead, a side rather fouls than to allow a three: so often with time for a heave, and hardly with more. */
const FOULS_THREE_AHEAD = 0.2 * CHANCES;
const FOULS_THREE_AHEAD_EARLIER = 0.06 * CHANCES;
/** Leads that nobody plays for any more, and those that no hurry catches. */
const DECIDED_LEAD = 14;
const HARDLY_CAUGHT = 10;

/** Seconds left from which on the end of the game is played for. */
export const LATE = 120;

export function isLate(game: Game): boolean {
  return game.clock <= LATE && game.period >= game.setting.rules.periods;
}

/**
 * What the side with the ball does in the last two minutes, or what is done to it. Seconds, chances and losses are those of 6,150
 * NBA games of 2013-14 to 2017-18, play by play; see docs/pricing.md.
 */
export function lateCall(game: Game, lead: number): Call {
  if (lead === 0) return levelCall(game);
  return lead > 0 ? aheadCall(game, lead) : behindCall(game, -lead);
}

function levelCall({ clock, tempo, setting }: Game): Call {
  if (clock <= BUZZER_SECONDS) return BUZZER_SHOT;
  const spare = clock - setting.shotClock;
  if (spare > LEVEL_HELD_SECONDS || tempo === REBOUND) return LEVEL;
  return spare > 1 ? HELD : LAST_SHOT;
}

function aheadCall({ clock, setting, random }: Game, lead: number): Call {
  const wanted = wantedAt(setting.wanted, lead, clock);
  if (wanted > 0) {
    const luck = random.next();
    if ((luck & (CHANCES - 1)) < wanted) {
      return ((luck >>> 16) & (CHANCES - 1)) < FOULS_THAT_COME ? FOULED : HOUNDED;
    }
  }
  const spare = clock - setting.shotClock;
  if (spare <= 0) return RUN_OUT;
  if (lead > DECIDED_LEAD) return USUAL;
  return lead <= ONE_POSSESSION && spare <= AHEAD_HELD_SECONDS ? HELD : MILKED;
}

function behindCall({ clock, random }: Game, behind: number): Call {
  if (behind === ONE_POSSESSION && clock <= LAST_CHANCE_SECONDS) {
    const fouls = clock <= HEAVE_SECONDS ? FOULS_THREE_AHEAD : FOULS_THREE_AHEAD_EARLIER;
    if ((random.next() & (CHANCES - 1)) < fouls) return FOULED;
  }
  if (clock <= BUZZER_SECONDS) return behind <= ONE_BASKET ? BUZZER_SHOT : BUZZER_THREE;
  if (behind > HARDLY_CAUGHT) return BRISKLY;
  if (behind <= ONE_BASKET) return oneBasketBehind(clock);
  if (clock > CHASE_SECONDS) return BRISKLY;
  if (clock <= HEAVE_SECONDS) return HEAVE;
  if (clock <= THREE_SECONDS) return HURRIED_THREE;
  const isForThree = (random.next() & (CHANCES - 1)) < CHASED_THREES;
  const hasTime = clock > HURRY_SECONDS || (behind === ONE_POSSESSION && clock > LAST_CHANCE_SECONDS);
  if (hasTime) return isForThree ? BRISKLY_THREE : BRISKLY;
  return isForThree ? HURRIED_THREE : HURRIED;
}

function oneBasketBehind(clock: number): Call {
  if (clock <= LAST_CHANCE_SECONDS) return LAST_CHANCE;
  return clock <= CHASE_SECONDS ? ONE_BASKET_BEHIND : USUAL;
}
