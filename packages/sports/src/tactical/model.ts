import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { Scoreboard, SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { rounds } from './contest.ts';
import { fitter } from './fit.ts';
import { tacticalMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { TacticalOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { parsePlay, type TacticalPlay } from './play.ts';
import { playOn } from './play-on.ts';
import { rulesOf, type TacticalRules } from './rules.ts';
import { type CounterStrikeScoreboard, scoreboard, type ValorantScoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { initialState, type TacticalState } from './state.ts';
import { EVEN, parseStrength, type TacticalStrength } from './strength.ts';

type TacticalModel<Board extends Scoreboard> = SportModel<
  TacticalState,
  TacticalPlay,
  TacticalStrength,
  TacticalOutcomes,
  Board
>;

/** Counter-Strike 2, best of three maps unless the source says otherwise before the first round. */
export const counterStrike: TacticalModel<CounterStrikeScoreboard> = {
  ...modelOf({ game: 'counter-strike', mapsToWin: 2 }),
  scoreboard: (state) => scoreboard(state, 'counter-strike'),
};

/** Valorant, the same. */
export const valorant: TacticalModel<ValorantScoreboard> = {
  ...modelOf({ game: 'valorant', mapsToWin: 2 }),
  scoreboard: (state) => scoreboard(state, 'valorant'),
};

function modelOf(rules: TacticalRules): Omit<TacticalModel<Scoreboard>, 'scoreboard'> {
  return {
    slug: rules.game,
    initial: ({ sides, format }) => initialState(sides, rules, rulesOf(rules.game, format)),
    parsePlay,
    apply,
    isStarted: (state) => state.phase !== 'pre-game',
    isFinal: (state) => state.phase === 'final',
    playOn,
    simulate,
    actual,
    ...tacticalMarkets,
    offer,
    fit: fitter(rules),
    elapsed,
    pauseBefore,
    pace,
    broadcastSeconds: BROADCAST_SECONDS,
    parseStrength,
    even: EVEN,
    periods: titlesOf(rounds.periods),
    sorts: {
      ...RESULT_AND_TOTAL_SORT,
      pistol: { title: 'Pistol Round Winner', isOfStretch: true },
      round: { title: 'Round Winner', isOfStretch: true },
    },
    mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
    participants: 'team',
    facts: USUAL_FACTS,
  };
}
