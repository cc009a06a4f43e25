import type { OddsPolicy } from '../bets/bets.ts';
import { newId } from '../platform/ids.ts';
import { Account } from './account.ts';
import { type Act, Log, type Patron } from './act.ts';
import { actFor } from './act-luck.ts';
import { finish, hear } from './feed-luck.ts';
import type { House } from './house.ts';
import { Luck } from './luck.ts';
import { type Delivery, Match } from './match.ts';
import type { Ticket } from './ticket.ts';

const PATRONS = 4;
const MATCHES = 3;
const MINUTE_MS = 60_000;
const POLICIES: readonly OddsPolicy[] = ['better', 'any', 'none'];

/** All that is of one seed: its games, its patrons, its luck, and what has happened. Shares nothing with other seeds. */
export class World {
  readonly seed: number;
  readonly matches: readonly Match[];
  readonly patrons: readonly Patron[];
  readonly log = new Log();
  readonly #feedLuck: Luck;
  readonly #patronLuck: Luck;
  readonly #now: () => number;
  #keys = 0;

  constructor(seed: number, now: () => number) {
    this.seed = seed;
    this.#now = now;
    const luck = new Luck(seed, 1);
    this.#feedLuck = new Luck(seed, 2);
    this.#patronLuck = new Luck(seed, 3);
    this.matches = Array.from({ length: MATCHES }, () => {
      const startsAt = now() + luck.between(25, 90) * MINUTE_MS;
      return new Match(newId(), luck, startsAt, now);
    });
    this.patrons = Array.from({ length: PATRONS }, () => ({
      ...{ id: newId(), account: new Account(), log: this.log },
      policy: luck.pick(POLICIES),
    }));
  }

  announce(): Delivery[] {
    return this.matches.map((match) => match.announce());
  }

  /** What the feed has to say this time, of one game at most. */
  hear(share: number): Delivery[] {
    if (!this.#feedLuck.percent(share)) return [];
    const delivery = hear(this.#feedLuck.pick(this.matches), this.#feedLuck, this.#now());
    if (!delivery) return [];
    const { match } = delivery;
    const place = this.matches.indexOf(match);
    this.log.write(`game ${place}: ${match.plays.length} plays${match.isTroubled ? ', troubled' : ''}`);
    return [delivery];
  }

  /** The next message of one game that is not over. */
  finish(): Delivery[] {
    for (const match of this.matches) {
      const delivery = finish(match);
      if (delivery) return [delivery];
    }
    return [];
  }

  /** Writes into the season's books what a game's results of now come to. */
  settle(match: Match): void {
    for (const { account } of this.patrons) {
      const hangsOnIt = (ticket: Ticket) => ticket.legs.some((leg) => leg.match === match);
      account.settle(account.tickets.filter(hangsOnIt), this.#now());
    }
  }

  /** What its patrons ask of the server in this step, one thing each at most. */
  async acts(house: House): Promise<Act[]> {
    const luck = this.#patronLuck;
    const acts: Act[] = [];
    for (const patron of this.patrons) {
      if (!luck.percent(45)) continue;
      const act = await actFor({
        ...{ house, luck, patron, matches: this.matches, now: this.#now },
        key: () => this.#key(patron),
      });
      if (act) acts.push(act);
    }
    return acts;
  }

  #key({ id }: Patron): string {
    this.#keys += 1;
    return `${id}-${this.#keys}`;
  }
}
