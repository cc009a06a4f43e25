import type { RandomSource } from '../../sport.ts';
import { MOST_ROUNDS, ROUND_SECONDS, STEP_SECONDS } from '../rules.ts';
import type { CombatStrength } from '../strength.ts';
import { swing } from './judges.ts';
import {
  EVENTS,
  eventBounds,
  KNOCKED_DOWN,
  KNOCKED_OUT,
  NOTHING,
  rowOf,
  SUBMITTED,
  TAKEN_DOWN,
} from './rates.ts';
import { strikeTables } from './strike-tables.ts';

/** All a fight is drawn from. */
export interface FightTables {
  readonly bounds: Float64Array;
  readonly strikes: readonly Uint8Array[];
}

export function fightTables(strength: CombatStrength): FightTables {
  return { bounds: eventBounds(strength), strikes: strikeTables(strength) };
}

/** A fight being fought, 15 seconds a step. Sides are 1 for home and 2 for away, 0 for neither. */
export class FightRun {
  round = 1;
  second = 0;
  position = 0;
  hurt = 0;
  /** Who finished it, and whether by submission. */
  winner = 0;
  isSubmission = false;
  firstKnockdown = 0;
  firstTakedown = 0;
  knockdowns = new Uint8Array(2);
  takedowns = new Uint8Array(2);
  /** As takedowns, at the end of the round that playOut began with. */
  homeTakedownsThen = 0;
  awayTakedownsThen = 0;
  /** Of home and away by round: strikes[2 * (round - 1) + side]. */
  strikes = new Uint8Array(2 * MOST_ROUNDS);
  /** How much more the home side did, by round. */
  swings = new Int8Array(MOST_ROUNDS);
  /** Home over away in the running round. */
  knockdownLead = 0;
  takedownLead = 0;
  controlLead = 0;
  /** What the last step brought. */
  event: number = NOTHING;
  /** Who knocked the other down in it, 0 for nobody. */
  knockdown = 0;
  homeLanded = 0;
  awayLanded = 0;
  /** Seconds the last step took; less than a whole one where it finished the fight. */
  took = STEP_SECONDS;

  readonly #tables: FightTables;

  constructor(tables: FightTables) {
    this.#tables = tables;
  }

  copy(from: FightRun): void {
    this.round = from.round;
    this.second = from.second;
    this.position = from.position;
    this.hurt = from.hurt;
    this.winner = 0;
    this.firstKnockdown = from.firstKnockdown;
    this.firstTakedown = from.firstTakedown;
    this.knockdowns.set(from.knockdowns);
    this.takedowns.set(from.takedowns);
    this.#noteTakedowns();
    this.strikes.set(from.strikes);
    this.swings.set(from.swings);
    this.knockdownLead = from.knockdownLead;
    this.takedownLead = from.takedownLead;
    this.controlLead = from.controlLead;
  }

  /** Fights until a finish or the end of the last round. */
  playOut(rounds: number, random: RandomSource): void {
    const first = this.round;
    for (;;) {
      while (this.winner === 0 && this.second < ROUND_SECONDS) this.step(random);
      if (this.round === first) this.#noteTakedowns();
      if (this.winner !== 0) return;
      this.#endRound();
      if (this.round === rounds) return;
      this.round += 1;
      this.second = 0;
    }
  }

  #noteTakedowns(): void {
    this.homeTakedownsThen = this.takedowns[0] ?? 0;
    this.awayTakedownsThen = this.takedowns[1] ?? 0;
  }

  /** One stretch: what it brings, and who lands how many strikes. */
  step(random: RandomSource): void {
    const luck = random.next();
    const more = random.next();
    const event = this.#drawn(luck);
    this.#land(more, isBlow(event) ? sideOf(event) : 0);
    this.knockdown = this.#floors(event) ? sideOf(event) : 0;
    this.hurt = 0;
    this.took = Math.min(STEP_SECONDS, ROUND_SECONDS - this.second);
    this.event = event;
    if (event !== NOTHING) this.#happen(event, more >>> 24);
    if (this.knockdown !== 0) this.#countKnockdown(this.knockdown);
    this.second += this.took;
    if (this.position === 1) this.controlLead += 1;
    else if (this.position === 2) this.controlLead -= 1;
  }

  /** Whether an event knocks the other one down: a knockout does of whoever stands and is not down from the stretch before. */
  #floors(event: number): boolean {
    if (isKnockdown(event)) return true;
    return isKnockout(event) && this.position === 0 && this.hurt !== 3 - sideOf(event);
  }

  #drawn(luck: number): number {
    const row = rowOf(this.round, this.position, this.hurt);
    const { bounds } = this.#tables;
    if (luck >= (bounds[row + EVENTS - 1] ?? 0)) return NOTHING;
    let at = 0;
    while (luck >= (bounds[row + at] ?? 0)) at++;
    return at + 1;
  }

  /** @param hitter who lands one at least, for it knocks the other down or out; 0 for neither */
  #land(luck: number, hitter: number): void {
    const { strikes } = this.#tables;
    const home = strikes[2 * this.position]?.[luck & 4095] ?? 0;
    const away = strikes[2 * this.position + 1]?.[(luck >>> 12) & 4095] ?? 0;
    this.homeLanded = hitter === 1 && home === 0 ? 1 : home;
    this.awayLanded = hitter === 2 && away === 0 ? 1 : away;
    const at = 2 * (this.round - 1);
    this.strikes[at] = (this.strikes[at] ?? 0) + this.homeLanded;
    this.strikes[at + 1] = (this.strikes[at + 1] ?? 0) + this.awayLanded;
  }

  /** @param luck 8 bits */
  #happen(event: number, luck: number): void {
    const side = sideOf(event);
    const sign = side === 1 ? 1 : -1;
    if (event < KNOCKED_DOWN) {
      this.winner = side;
      this.isSubmission = event >= SUBMITTED;
      // A finish is at any second of its stretch.
      this.took = 1 + ((luck * this.took) >> 8);
    } else if (event < TAKEN_DOWN) {
      this.hurt = 3 - side;
    } else if (event < TAKEN_DOWN + 2) {
      this.takedowns[side - 1] = (this.takedowns[side - 1] ?? 0) + 1;
      this.takedownLead += sign;
      this.position = side;
      if (this.firstTakedown === 0) this.firstTakedown = side;
    } else {
      this.position = 0;
    }
  }

  #countKnockdown(side: number): void {
    this.knockdowns[side - 1] = (this.knockdowns[side - 1] ?? 0) + 1;
    this.knockdownLead += side === 1 ? 1 : -1;
    if (this.firstKnockdown === 0) this.firstKnockdown = side;
  }

  #endRound(): void {
    const at = 2 * (this.round - 1);
    const strikes = (this.strikes[at] ?? 0) - (this.strikes[at + 1] ?? 0);
    this.swings[this.round - 1] = swing(strikes, this.knockdownLead, this.takedownLead, this.controlLead);
    this.knockdownLead = 0;
    this.takedownLead = 0;
    this.controlLead = 0;
    this.position = 0;
    this.hurt = 0;
  }
}

/** Whose event it is: 1 home, 2 away. */
function sideOf(event: number): number {
  return event % 2 === 1 ? 1 : 2;
}

/** Whether a strike brings an event: a knockout or a knockdown. */
function isBlow(event: number): boolean {
  return isKnockout(event) || isKnockdown(event);
}

function isKnockout(event: number): boolean {
  return event >= KNOCKED_OUT && event < SUBMITTED;
}

function isKnockdown(event: number): boolean {
  return event >= KNOCKED_DOWN && event < TAKEN_DOWN;
}

/** Whether an event finishes the fight. */
export function isFinish(event: number): boolean {
  return event >= KNOCKED_OUT && event < KNOCKED_DOWN;
}
