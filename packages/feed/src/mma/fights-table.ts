import { removeOverround } from '@fairline/pricing/overround.ts';
import type { CombatPlay } from '@fairline/sports/combat/play.ts';
import { MOST_ROUNDS } from '@fairline/sports/combat/rules.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { Row } from '../readers/csv.ts';

/** A row of a table of fights: who, when, the odds and how it ended. */
export interface RecordedFight {
  readonly date: string;
  readonly home: string;
  readonly away: string;
  /** Whether the night is named after it: those are fights of five rounds. */
  readonly isMain: boolean;
  /** Of the home fighter, overround taken out; undefined where there are no odds. */
  readonly homeWinProbability: number | undefined;
  /** The round in which it ended. */
  readonly round: number;
  readonly ending: Ending;
}

export type Ending =
  | {
      readonly kind: 'stoppage';
      readonly winner: SideKey;
      readonly victory: 'knockout' | 'submission' | 'disqualification';
    }
  | {
      readonly kind: 'verdict';
      readonly winner: SideKey | null;
      readonly decision: 'unanimous' | 'split' | 'majority' | 'draw';
    }
  | { readonly kind: 'no-contest' };

const DECISIONS: Readonly<Record<string, 'unanimous' | 'split' | 'majority'>> = {
  'U-DEC': 'unanimous',
  'S-DEC': 'split',
  'M-DEC': 'majority',
};

/** The fight of a row, the fighters in the order of their names: tables name the winner first. Undefined where it makes no sense. */
export function recordedFight(row: Row): RecordedFight | undefined {
  const [first, second] = [row('fighter1'), row('fighter2')];
  const [home = '', away = ''] = [first, second].sort();
  const winner = row('outcome') === 'fighter1' ? first : row('outcome') === 'fighter2' ? second : undefined;
  const ending = endingOf(row, winner === undefined ? null : winner === home ? 'home' : 'away');
  const round = Number(row('round'));
  const date = row('event_date');
  const isRound = Number.isInteger(round) && round >= 1 && round <= MOST_ROUNDS;
  const areNames = [home, away].every((name) => name.trim() !== '' && name.length <= 60) && home !== away;
  if (ending === undefined || !isRound || !areNames || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  if (Number.isNaN(Date.parse(date)) || !isBorneOut(row, winner)) return undefined;
  const chance = chanceOf(row, home);
  return { date, home, away, isMain: isMain(row), homeWinProbability: chance, round, ending };
}

/** Whether the columns of its odds name the same fighters, and the same winner; of a fight without one they may say anything. */
function isBorneOut(row: Row, winner: string | undefined): boolean {
  const priced = [row('favourite'), row('underdog')];
  const arePriced = ['fighter1', 'fighter2'].every((column) => priced.includes(row(column)));
  return arePriced && (winner === undefined || row(row('betting_outcome')) === winner);
}

function endingOf(row: Row, winner: SideKey | null): Ending | undefined {
  const method = row('method').trim();
  if (row('outcome') === 'No contest') return { kind: 'no-contest' };
  const decision = DECISIONS[method];
  if (row('outcome') === 'Draw') return { kind: 'verdict', winner: null, decision: 'draw' };
  if (winner === null) return undefined;
  if (decision !== undefined) return { kind: 'verdict', winner, decision };
  const victory = method.startsWith('SUB')
    ? 'submission'
    : method.startsWith('DQ')
      ? 'disqualification'
      : 'knockout';
  const isKnown = victory !== 'knockout' || method.startsWith('KO/TKO');
  return isKnown ? { kind: 'stoppage', winner, victory } : undefined;
}

/** "UFC 269: Oliveira vs. Poirier": the fight whose fighters the night's name has. */
function isMain(row: Row): boolean {
  const title = row('event_name').split(':')[1] ?? '';
  return ['fighter1', 'fighter2'].every((column) => title.includes(row(column).split(' ').at(-1) ?? '?'));
}

function chanceOf(row: Row, home: string): number | undefined {
  const prices = [Number(row('favourite_odds')), Number(row('underdog_odds'))].map((decimal) => 1 / decimal);
  if (!prices.every((price) => price > 0 && price < 1)) return undefined;
  const [favourite = 0.5, underdog = 0.5] = removeOverround(prices, 'shin');
  if (row('favourite') === home) return favourite;
  return row('underdog') === home ? underdog : undefined;
}

/**
 * Rounds it was to last, as far as the table says: a decision came after all of them, a night is named after a fight of five, and
 * so are those of titles, which no column tells; one of those that was finished early is taken for a fight of three.
 */
export function roundsOf({ ending, round, isMain }: RecordedFight): number {
  if (ending.kind === 'verdict') return round;
  return isMain || round > 3 ? 5 : 3;
}

const NONE = { home: 0, away: 0 };
/** Nobody says when in its round a fight ended: the middle stands for it. */
const MIDDLE = 150;
const BELL = 300;

/** What is known of a fight as plays: its rounds and its end, and nothing of what was done in them. */
export function playsOf(fight: RecordedFight, names: Readonly<Record<SideKey, string>>): CombatPlay[] {
  const { ending, round } = fight;
  const whole = ending.kind === 'verdict' ? round : round - 1;
  const rounds = Array.from(
    { length: whole },
    (_, at): CombatPlay => ({
      kind: 'exchange',
      text: `Round ${at + 1} is over`,
      round: at + 1,
      second: BELL,
      strikes: NONE,
      knockdown: null,
      takedown: null,
      position: 'standing',
    }),
  );
  const format: CombatPlay = { kind: 'format', text: '', rounds: roundsOf(fight), onlyRounds: true };
  return [format, ...rounds, lastOf(ending, round, names)];
}

function lastOf(ending: Ending, round: number, names: Readonly<Record<SideKey, string>>): CombatPlay {
  switch (ending.kind) {
    case 'stoppage': {
      const text = `${names[ending.winner]} wins by ${ending.victory} in round ${round}`;
      return { ...ending, text, round, second: MIDDLE, strikes: NONE };
    }
    case 'verdict': {
      const text =
        ending.winner === null
          ? 'The fight is a draw'
          : `${names[ending.winner]} wins by ${ending.decision} decision`;
      return { ...ending, text };
    }
    case 'no-contest':
      return { ...ending, text: 'The fight has no result' };
  }
}
