import { checkFormat } from '../kit/format.ts';
import { type BySide, ImpossiblePlay, otherSide, type SideKey } from '../sport.ts';
import { isCard, winnerOnCards } from './cards.ts';
import type { CombatPlay, Exchange, Format, Stoppage } from './play.ts';
import { fightSeconds, lengthOf, MOST_STRIKES_A_SECOND, ROUND_SECONDS, STEP_SECONDS } from './rules.ts';
import { type CombatState, isWithJudges, NO_WORK, type Work } from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: time that runs back, a round that is skipped, judges before
 * the last bell, another length than was told before, anything after the end
 */
export function apply(state: CombatState, play: CombatPlay): CombatState {
  if (state.phase === 'final') throw new ImpossiblePlay('the fight is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  switch (play.kind) {
    case 'exchange':
      return { ...afterExchange(state, play), ...told };
    case 'stoppage':
      return { ...afterStoppage(state, play), ...told };
    case 'decision': {
      if (!isWithJudges(state)) throw new ImpossiblePlay('the judges are asked after the last round');
      const wrong = play.cards.find((card) => !isCard(card, state.rules.rounds));
      if (wrong) {
        throw new ImpossiblePlay(
          `no judge gives ${wrong.home}-${wrong.away} in ${state.rules.rounds} rounds`,
        );
      }
      const result = {
        winner: winnerOnCards(play.cards),
        victory: 'decision' as const,
        cards: play.cards,
      };
      return { ...state, ...told, phase: 'final', result };
    }
    case 'verdict': {
      if (!isWithJudges(state)) throw new ImpossiblePlay('the judges are asked after the last round');
      if ((play.winner === null) !== (play.decision === 'draw'))
        throw new ImpossiblePlay('only a draw has no winner');
      const { winner, decision } = play;
      return {
        ...state,
        ...told,
        phase: 'final',
        result: { winner: winner ?? undefined, victory: 'decision', cards: [], decision },
      };
    }
    case 'no-contest':
      return { ...state, ...told, phase: 'final', result: undefined };
    case 'format':
      return { ...afterFormat(state, play), ...told };
  }
}

function afterFormat(state: CombatState, { rounds, onlyRounds = state.onlyRounds }: Format): CombatState {
  if (state.phase !== 'pre-game') throw new ImpossiblePlay('the fight has begun');
  if (state.onlyRounds && !onlyRounds) throw new ImpossiblePlay('rounds alone are told, as was announced');
  const told = { ...state.rules, onlyRounds: state.onlyRounds };
  checkFormat(state.formatBy, told, { rounds, onlyRounds }, lengthOf);
  return { ...state, rules: { rounds }, onlyRounds, formatBy: 'play' };
}

function afterExchange(state: CombatState, play: Exchange): CombatState {
  const fought = advanced(state, play);
  checkStrikes(play, play.second - fromSecond(state));
  checkKnockdown(fought, play);
  const hurt = play.knockdown === null ? undefined : otherSide(play.knockdown);
  const isOver = play.second === ROUND_SECONDS;
  return {
    ...fought,
    phase: isOver ? 'break' : 'in-play',
    position: isOver ? 'standing' : play.position,
    hurt: isOver ? undefined : hurt,
    firstKnockdown: state.firstKnockdown ?? play.knockdown ?? undefined,
    firstTakedown: state.firstTakedown ?? play.takedown ?? undefined,
    work: withWork(fought, (work, side) => ({
      strikes: work.strikes + play.strikes[side],
      knockdowns: work.knockdowns + (play.knockdown === side ? 1 : 0),
      takedowns: work.takedowns + (play.takedown === side ? 1 : 0),
      control: work.control + (play.position === side ? 1 : 0),
    })),
  };
}

function afterStoppage(state: CombatState, play: Stoppage): CombatState {
  if (isInBreak(state, play)) return stoppedInBreak(state, play);
  const fought = advanced(state, play);
  // A flurry may end it a second later.
  checkStrikes(play, Math.max(STEP_SECONDS, play.second - fromSecond(state)));
  checkKnockdown(fought, play);
  const isUntold = play.victory === 'knockout' && play.knockdown === undefined;
  return {
    ...fought,
    phase: 'final',
    firstKnockdown: state.firstKnockdown ?? play.knockdown ?? undefined,
    ...(isUntold && { untoldKnockdown: play.winner }),
    result: { winner: play.winner, victory: play.victory, cards: [] },
    work: withWork(fought, (work, side) => ({
      ...work,
      strikes: work.strikes + play.strikes[side],
      knockdowns: work.knockdowns + (play.knockdown === side ? 1 : 0),
    })),
  };
}

/** Whether it says that no other round follows the one that is over. After the last one the judges decide. */
function isInBreak(state: CombatState, { round, second }: Stoppage): boolean {
  const isAtBell = round === state.round && second === ROUND_SECONDS;
  return isAtBell && state.phase === 'break' && !isWithJudges(state);
}

function stoppedInBreak(state: CombatState, play: Stoppage): CombatState {
  checkStrikes(play, 0);
  if (play.knockdown) throw new ImpossiblePlay('nobody is knocked down between rounds');
  const { winner, victory } = play;
  return { ...state, phase: 'final', result: { winner, victory, cards: [], inBreak: true } };
}

/** Seconds of the running round fought so far; none where the next one begins. */
function fromSecond({ phase, second }: CombatState): number {
  return phase === 'in-play' ? second : 0;
}

function checkStrikes({ round, strikes }: Exchange | Stoppage, seconds: number): void {
  const landed = Math.max(strikes.home, strikes.away);
  if (landed > MOST_STRIKES_A_SECOND * seconds) {
    throw new ImpossiblePlay(`${landed} strikes in ${seconds} seconds of round ${round}`);
  }
}

/** Some tell the strike before the knockdown that it brought. */
function checkKnockdown({ work }: CombatState, { knockdown, strikes }: Exchange | Stoppage): void {
  if (!knockdown || strikes[knockdown] + (work.at(-1)?.[knockdown].strikes ?? 0) > 0) return;
  throw new ImpossiblePlay('nobody is knocked down without a strike');
}

/** The clock, and the rounds begun, at the time of a play. */
function advanced(state: CombatState, { round, second }: Exchange | Stoppage): CombatState {
  const before = fightSeconds(state.round, state.second);
  const isNext = state.phase === 'pre-game' || state.phase === 'break';
  if (round !== state.round + (isNext ? 1 : 0) || round > state.rules.rounds) {
    throw new ImpossiblePlay(`round ${round} does not follow ${state.phase} of round ${state.round}`);
  }
  if (fightSeconds(round, second) <= before) {
    throw new ImpossiblePlay(`second ${second} of round ${round} was fought already`);
  }
  return { ...state, round, second, work: isNext ? [...state.work, NO_WORK] : state.work };
}

function withWork(
  { work }: CombatState,
  change: (work: Work, side: SideKey) => Work,
): readonly BySide<Work>[] {
  const running = work.at(-1) ?? NO_WORK;
  return [...work.slice(0, -1), { home: change(running.home, 'home'), away: change(running.away, 'away') }];
}

/** The end of the stretch that comes next. */
export function nextMoment(state: CombatState): { readonly round: number; readonly second: number } {
  if (state.phase !== 'in-play') return { round: state.round + 1, second: STEP_SECONDS };
  return { round: state.round, second: Math.min(ROUND_SECONDS, state.second + STEP_SECONDS) };
}
