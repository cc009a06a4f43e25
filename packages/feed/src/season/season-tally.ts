import type { SideRecord } from '../message.ts';
import { fraction } from '../pick.ts';
import { resultChances } from './futures/result-chances.ts';
import type { League } from './league.ts';
import { type Luck, untoldLuck } from './luck.ts';
import type { SeasonGame } from './regular-season.ts';

/** How a game ended: 'nobody' wins one that was called off, and it counts for nobody. */
export interface Ending {
  readonly winner: 'home' | 'away' | 'level' | 'nobody';
  readonly isOvertime: boolean;
}

/** Of a hundred games of the NHL 21 to 24 go to overtime. */
const OVERTIME = 0.23;

/** How a game ends that nobody was told of: drawn from the chances its lines open with, the same each time with the same luck. */
export function drawnEnding(
  league: League,
  { eventId, startsAtMs, matchup }: SeasonGame,
  luck: Luck,
): Ending {
  const { win, draw } = resultChances(league.competition.slug, league.lines(matchup, startsAtMs, eventId));
  // The draw that its season of the futures makes: they tell the same winner.
  const random = untoldLuck(luck, eventId);
  const decides = fraction(random);
  const isOvertime = fraction(random) < OVERTIME;
  if (decides < win) return { winner: 'home', isOvertime };
  return { winner: decides < win + draw ? 'level' : 'away', isOvertime };
}

/** Who wins a game of the play-offs that nobody was told of, which cannot end level: the same each time with the same luck. */
export function drawnWinner(
  league: League,
  { eventId, startsAtMs, matchup }: SeasonGame,
  luck: Luck,
): 'home' | 'away' {
  const { win, draw } = resultChances(league.competition.slug, league.lines(matchup, startsAtMs, eventId));
  return fraction(untoldLuck(luck, eventId)) < win / (1 - draw) ? 'home' : 'away';
}

type Counted = { -readonly [Key in keyof Required<SideRecord>]: number };

/** The records of a league's sides, from the games of a season that are over. */
export class SeasonTally {
  readonly #form: NonNullable<League['record']>;
  readonly #sides = new Map<string, Counted>();

  constructor(form: NonNullable<League['record']>) {
    this.#form = form;
  }

  add({ matchup: { home, away } }: SeasonGame, { winner, isOvertime }: Ending): void {
    if (winner === 'nobody') return;
    if (winner === 'level') {
      this.#counted(home.id).ties += 1;
      this.#counted(away.id).ties += 1;
      return;
    }
    const [won, lost] = winner === 'home' ? [home, away] : [away, home];
    this.#counted(won.id).wins += 1;
    const isApart = isOvertime && this.#form === 'W-L-OTL';
    this.#counted(lost.id)[isApart ? 'overtimeLosses' : 'losses'] += 1;
  }

  of(sideId: string): SideRecord {
    const { wins, losses, ties, overtimeLosses } = this.#sides.get(sideId) ?? none();
    if (this.#form === 'W-L-OTL') return { wins, losses, overtimeLosses };
    return this.#form === 'W-L-D' || ties > 0 ? { wins, losses, ties } : { wins, losses };
  }

  #counted(sideId: string): Counted {
    const known = this.#sides.get(sideId) ?? none();
    this.#sides.set(sideId, known);
    return known;
  }
}

function none(): Counted {
  return { wins: 0, losses: 0, ties: 0, overtimeLosses: 0 };
}
