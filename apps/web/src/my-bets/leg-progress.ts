import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import { type CountStatistics, isCountedMarket, legCount, type Unit } from './leg-count.ts';
import type { BetOutcome } from './ticket-view.ts';

/** A leg as far as its progress goes. */
export interface LegInPlay {
  /** 'MarketSelection:<event>~<market>~<selection>' */
  readonly marketSelectionId: string;
  readonly outcome: BetOutcome;
  /** The line as the selection reads it; with the points bought, of a teaser. */
  readonly points: number | undefined;
  /** Its slug. */
  readonly sport: string;
  /** What the sides are called. */
  readonly home: string;
  readonly away: string;
  readonly statistics: CountStatistics;
}

/** A side, and what it has of what the market counts. */
interface Side {
  readonly name: string;
  readonly has: number;
}

/** How a leg would end if the game ended now, drawn as a bar. */
export interface LegProgress {
  readonly winning: boolean;
  /** What is filled, in shares of the bar from its left. */
  readonly from: number;
  readonly to: number;
  /** Where the line stands. */
  readonly mark: number;
  /** 'Covering by 0.5'. */
  readonly left: string;
  /** 'Bills trail by 3'; 'Ola lead by 3 games' where the score counts sets. */
  readonly right: string;
}

/** The end of the bar for margins: three touchdowns either way. */
const WIDEST_MARGIN = 21;
/** A total's line stands here. */
const TARGET_AT = 0.75;

/**
 * The progress of a pending leg on the whole game's winner, spread or total; undefined for what cannot be told from what the
 * wire counts of the game.
 */
export function legProgress(leg: LegInPlay): LegProgress | undefined {
  const { marketSelectionId, points } = leg;
  if (leg.outcome !== 'PENDING') return undefined;
  const address = parseSelectionRawId(marketSelectionId.slice(marketSelectionId.indexOf(':') + 1));
  if (!address) return undefined;
  const { selectionKey: selection } = address;
  const [market, scope] = address.marketKey.split(':');
  if (scope !== 'game' || !isCountedMarket(market)) return undefined;
  const count = legCount(leg.sport, market, leg.statistics);
  if (!count) return undefined;
  if (selection === 'home' || selection === 'away') {
    const line = market === 'spread' ? points : market === 'moneyline' ? 0 : undefined;
    if (line === undefined) return undefined;
    const home = { name: leg.home, has: count.home };
    const away = { name: leg.away, has: count.away };
    const [own, other] = selection === 'home' ? [home, away] : [away, home];
    return margin(own, other, line, count.unit);
  }
  if (market !== 'total' || points === undefined) return undefined;
  if (selection !== 'over' && selection !== 'under') return undefined;
  return total(selection, count.home + count.away, points, count.unit);
}

/** From the line to where the game stands; the middle of the bar is the line. */
function margin(own: Side, other: Side, points: number, unit: Unit | undefined): LegProgress {
  const lead = own.has - other.has;
  const by = lead + points;
  const at = 0.5 + Math.max(-1, Math.min(1, by / WIDEST_MARGIN)) / 2;
  const covering = points === 0 ? 'Winning' : `Covering by ${by}`;
  const level = points === 0 ? 'Level' : 'On the number';
  const short = points === 0 ? 'Losing' : `Short by ${-by}`;
  return {
    winning: by > 0,
    from: Math.min(0.5, at),
    to: Math.max(0.5, at),
    mark: 0.5,
    left: by > 0 ? covering : by < 0 ? short : level,
    right: standing(own, lead, unit),
  };
}

function standing({ name }: Side, lead: number, unit: Unit | undefined): string {
  if (lead === 0) return unit ? `${name} level in ${unit[1]}` : `${name} level`;
  return lead > 0 ? `${name} lead by ${counted(lead, unit)}` : `${name} trail by ${counted(-lead, unit)}`;
}

function counted(count: number, unit: Unit | undefined): string {
  return unit ? `${count} ${unit[count === 1 ? 0 : 1]}` : String(count);
}

function total(
  selection: 'over' | 'under',
  found: number,
  line: number,
  unit: Unit | undefined,
): LegProgress {
  const over = found - line;
  const isOver = selection === 'over';
  const needs = Math.floor(-over) + 1;
  return {
    winning: isOver ? over > 0 : over < 0,
    from: 0,
    to: line > 0 ? Math.min(1, (found / line) * TARGET_AT) : 1,
    mark: TARGET_AT,
    left: unit ? counted(found, unit) : `${found} scored`,
    right: over > 0 ? `Over by ${over}` : isOver ? `Needs ${needs} more` : `${-over} left`,
  };
}

/** How the legs of a bet stand: '3 undecided' before anything can be told, then '2 of 3 winning', in the end '2 won, 1 push'. */
export function legsTally(legs: readonly LegStanding[]): string {
  const count = (standing: LegStanding) => legs.filter((each) => each === standing).length;
  if (count('waiting') === legs.length) return `${legs.length} undecided`;
  if (legs.some((each) => each === 'winning' || each === 'losing' || each === 'waiting')) {
    return `${count('winning') + count('won')} of ${legs.length} winning`;
  }
  const parts = [
    [count('won'), 'won'],
    [count('lost'), 'lost'],
    [count('push'), 'push'],
  ] as const;
  return parts.flatMap(([number, word]) => (number > 0 ? `${number} ${word}` : [])).join(', ');
}

export type LegStanding = 'won' | 'lost' | 'push' | 'winning' | 'losing' | 'waiting';

/** How one leg stands; waiting while its game has not begun or nothing can be told of it. */
export function legStanding(outcome: BetOutcome, progress: LegProgress | undefined): LegStanding {
  if (outcome === 'WIN') return 'won';
  if (outcome === 'LOSS') return 'lost';
  if (outcome !== 'PENDING') return 'push';
  if (!progress) return 'waiting';
  return progress.winning ? 'winning' : 'losing';
}
