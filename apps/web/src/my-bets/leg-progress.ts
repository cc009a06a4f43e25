import { parseSelectionRawId, type SelectionAddress } from '@fairline/sports/raw-id.ts';
import { counted } from '../ui/counted.ts';
import { type Count, countProgress } from './count-progress.ts';
import { type LegProgress, TARGET_AT } from './leg-bar.ts';
import {
  type CountedMarket,
  type CountStatistics,
  isCountedScope,
  type LegCount,
  legCount,
  type Unit,
} from './leg-count.ts';
import { deedProgress, withinBand } from './standing-progress.ts';
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
  /** What its market counts, as the server has it; undefined of anything else. */
  readonly count?: Count | undefined;
  /** Whether what happens or does not would have come if the game ended now. */
  readonly hasCome?: boolean | undefined;
  /** Of a winning margin by how much the home side leads. */
  readonly lead?: number | undefined;
}

/** The sports with one person on each side of which progress is told. */
const PLAYED_BY_ONE: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'darts']);

/** What the wire has to say of a market, for its progress to be told. */
const COUNTED: Readonly<Record<string, CountedMarket>> = {
  moneyline: 'moneyline',
  threeway: 'moneyline',
  'double-chance': 'moneyline',
  'both-score': 'moneyline',
  spread: 'spread',
  total: 'total',
};

/**
 * The progress of a pending leg: by the score on the winner or spread of all of a game and on what else follows from it, on a count
 * by that. Undefined for what neither tells.
 */
export function legProgress(leg: LegInPlay): LegProgress | undefined {
  const { marketSelectionId, count } = leg;
  if (leg.outcome !== 'PENDING') return undefined;
  const address = parseSelectionRawId(marketSelectionId.slice(marketSelectionId.indexOf(':') + 1));
  if (!address) return undefined;
  const { selectionKey } = address;
  if (leg.hasCome !== undefined)
    return scoreProgress(leg, address) ?? deedProgress(leg.hasCome, selectionKey);
  if (leg.lead !== undefined) return bandProgress(leg, leg.lead, selectionKey);
  return scoreProgress(leg, address) ?? (count && countProgress(count, selectionKey));
}

/** A lead that is drawn as far from its band as there is room. */
const WIDEST_FROM_BAND = 7;

function bandProgress(
  { sport, home, away }: LegInPlay,
  lead: number,
  selection: string,
): LegProgress | undefined {
  const by = withinBand(lead, selection);
  if (by === undefined) return undefined;
  const areTeams = !PLAYED_BY_ONE.has(sport);
  const ahead = {
    home: Math.max(0, lead),
    away: Math.max(0, -lead),
    unit: undefined,
    widest: WIDEST_FROM_BAND,
  };
  return {
    ...marginBar(by, WIDEST_FROM_BAND),
    left: by > 0 ? 'Winning' : 'Losing',
    right: standing({ ...ahead, sides: { home, away }, areTeams }, lead < 0 ? 'away' : 'home'),
  };
}

function scoreProgress(leg: LegInPlay, { marketKey, selectionKey: selection }: SelectionAddress) {
  const { points } = leg;
  const [market = '', scope] = marketKey.split(':');
  const kind = COUNTED[market];
  if (!kind || !isCountedScope(scope)) return undefined;
  const count = legCount(leg.sport, kind, scope, leg.statistics);
  if (!count) return undefined;
  const areTeams = !PLAYED_BY_ONE.has(leg.sport);
  const game: Game = { ...count, sides: { home: leg.home, away: leg.away }, areTeams };
  switch (market) {
    case 'moneyline':
      return isSide(selection) ? margin(game, selection, 0) : undefined;
    case 'spread':
      return isSide(selection) && points !== undefined ? margin(game, selection, points) : undefined;
    case 'threeway':
      return isSide(selection) ? margin(game, selection, 0) : result(game, selection);
    case 'double-chance':
      return result(game, selection);
    case 'both-score':
      return bothScore(game, selection);
    default:
      return points === undefined ? undefined : total(game, selection, points);
  }
}

type SideKey = 'home' | 'away';

interface Game extends LegCount {
  /** What the sides are called. */
  readonly sides: Readonly<Record<SideKey, string>>;
  /** Teams lead; one person leads. */
  readonly areTeams: boolean;
}

function isSide(selection: string): selection is SideKey {
  return selection === 'home' || selection === 'away';
}

/** From the line to where the game stands; the middle of the bar is the line. */
function margin(game: Game, side: SideKey, points: number): LegProgress {
  const lead = leadOf(game, side);
  const by = lead + points;
  const covering = points === 0 ? 'Winning' : `Covering by ${by}`;
  const level = points === 0 ? 'Level' : 'On the number';
  const short = points === 0 ? 'Losing' : `Short by ${-by}`;
  return {
    ...marginBar(by, game.widest),
    left: by > 0 ? covering : by < 0 ? short : level,
    right: standing(game, side),
  };
}

/** By how much each result, or either of two, is ahead of the others: level stands between a win and a defeat. */
const AHEAD: Readonly<Record<string, (lead: number) => number>> = {
  draw: (lead) => 0.5 - Math.abs(lead),
  'home-draw': (lead) => lead + 0.5,
  'draw-away': (lead) => 0.5 - lead,
  'home-away': (lead) => Math.abs(lead) - 0.5,
};

/** A draw, or two results of three: one that is never level, as it wins or loses by that. */
function result(game: Game, selection: string): LegProgress | undefined {
  const by = AHEAD[selection]?.(leadOf(game, 'home'));
  if (by === undefined) return undefined;
  return {
    ...marginBar(by, game.widest),
    left: by > 0 ? 'Winning' : 'Losing',
    right: score(game),
  };
}

function score(game: Game): string {
  const { home, away } = game;
  if (home === away) return `Level ${home}–${away}`;
  return standing(game, home > away ? 'home' : 'away');
}

function leadOf({ home, away }: LegCount, side: SideKey): number {
  return side === 'home' ? home - away : away - home;
}

function marginBar(by: number, widest: number) {
  const at = 0.5 + Math.max(-1, Math.min(1, by / widest)) / 2;
  return { winning: by > 0, from: Math.min(0.5, at), to: Math.max(0.5, at), mark: 0.5 };
}

/** Which sides have yet to score; that both did ends the question. */
function bothScore({ home, away, sides }: Game, selection: string): LegProgress | undefined {
  if (selection !== 'yes' && selection !== 'no') return undefined;
  const found = Number(home > 0) + Number(away > 0);
  const missing = found === 0 ? 'both' : sides[home > 0 ? 'away' : 'home'];
  return {
    winning: (selection === 'yes') === (found === 2),
    from: 0,
    to: (found / 2) * TARGET_AT,
    mark: TARGET_AT,
    left: found === 0 ? 'Neither has scored' : `${found} of 2 scored`,
    right: found === 2 ? '' : selection === 'yes' ? `Needs ${missing}` : `Unless ${missing} score`,
  };
}

function standing(game: Game, side: SideKey): string {
  const { sides, unit, areTeams } = game;
  const lead = leadOf(game, side);
  if (lead === 0) return unit ? `${sides[side]} level in ${unit[1]}` : `${sides[side]} level`;
  const verb = lead > 0 ? 'lead' : 'trail';
  return `${sides[side]} ${areTeams ? verb : `${verb}s`} by ${inUnits(Math.abs(lead), unit)}`;
}

function inUnits(count: number, unit: Unit | undefined): string {
  return unit ? counted(count, ...unit) : String(count);
}

function total({ home, away, unit }: Game, selection: string, line: number): LegProgress | undefined {
  return countProgress({ now: home + away, line, isMark: false, unit }, selection);
}

/**
 * How the legs of a bet stand: '3 undecided' before anything can be told, then '2 of 3 winning', in the end '2 won, 1 push'. Once
 * a leg is lost the others no longer tell who wins: '1 won, 1 lost, 2 undecided'.
 */
export function legsTally(legs: readonly LegStanding[]): string {
  const count = (standing: LegStanding) => legs.filter((each) => each === standing).length;
  const undecided = count('waiting') + count('winning') + count('losing');
  if (undecided > count('waiting') && count('lost') === 0) {
    return `${count('winning') + count('won')} of ${legs.length} winning`;
  }
  const ended = COUNTED_STANDINGS.flatMap(([standing, ...words]) => {
    const number = count(standing);
    return number > 0 ? counted(number, ...words) : [];
  });
  return [...ended, ...(undecided > 0 ? [`${undecided} undecided`] : [])].join(', ');
}

export type LegStanding = 'won' | 'lost' | 'push' | 'void' | 'dead-heat' | 'winning' | 'losing' | 'waiting';

/** How a leg can end, in the order and in the words it is counted: of one, and of many. */
const COUNTED_STANDINGS: readonly (readonly [standing: LegStanding, one: string, many: string])[] = [
  ['won', 'won', 'won'],
  ['lost', 'lost', 'lost'],
  ['push', 'push', 'pushes'],
  ['void', 'void', 'void'],
  ['dead-heat', 'dead heat', 'dead heats'],
];

/** As its mark on the ticket has it: what could not be graded is waited for. */
const ENDED: Readonly<Record<Exclude<BetOutcome, 'PENDING'>, LegStanding>> = {
  WIN: 'won',
  LOSS: 'lost',
  PUSH: 'push',
  VOID: 'void',
  DEAD_HEAT: 'dead-heat',
  INVALID: 'waiting',
  UNAVAILABLE: 'waiting',
};

/** How one leg stands; waiting while its game has not begun or nothing can be told of it. */
export function legStanding(outcome: BetOutcome, progress: LegProgress | undefined): LegStanding {
  if (outcome !== 'PENDING') return ENDED[outcome];
  if (!progress) return 'waiting';
  return progress.winning ? 'winning' : 'losing';
}
