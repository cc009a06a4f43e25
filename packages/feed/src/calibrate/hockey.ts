import { hockey } from '@fairline/sports/hockey/hockey.ts';
import type { HockeyPlay } from '@fairline/sports/hockey/play.ts';
import type { HockeyState } from '@fairline/sports/hockey/state.ts';
import type { HockeyStrength } from '@fairline/sports/hockey/strength.ts';
import { readNhlRecording } from '../nhl/recording.ts';
import type { Calibration } from './calibration.ts';
import { judgeInPlay, linesOf, type PlayedGame, sortsToJudge } from './in-play.ts';

const GAMES = ['landing-2023020206', 'landing-2023020207', 'landing-2023020208'];

/**
 * Three NHL games, of which goals, penalties and ends of periods are told, priced again after each of those and compared with
 * how they ended. No odds are at hand: both sides are believed to be average all the way.
 */
export const hockeyCalibration: Calibration = {
  files: GAMES.map((game) => `nhl/${game}.json.gz`),
  measure(texts) {
    const sorts = sortsToJudge(
      'moneyline game',
      'moneyline p',
      'total game',
      'total p',
      'spread game',
      'next-goal',
    );
    const games = texts.flatMap((text) => {
      const game = gameOf(text);
      return game === undefined ? [] : [game];
    });
    for (const game of games) judgeInPlay(hockey, game, sorts);
    return {
      sport: 'hockey',
      games: games.length,
      plays: games.reduce((sum, { plays }) => sum + plays.length, 0),
      unit: 'percentage points',
      averageSides: linesOf(sorts),
    };
  },
};

/** A whole game; undefined for one that is not over. */
function gameOf(text: string): PlayedGame<HockeyState, HockeyPlay, HockeyStrength> | undefined {
  const { fixture, messages, fault } = readNhlRecording(JSON.parse(text));
  if (fixture === undefined || fault !== undefined) return undefined;
  const plays = messages.flatMap((message) =>
    message.kind === 'play' ? [hockey.parsePlay(message.play)] : [],
  );
  const { home, away } = fixture;
  const final = plays.reduce(
    (state, play) => hockey.apply(state, play),
    hockey.initial({ sides: { home, away } }),
  );
  if (!hockey.isFinal(final)) return undefined;
  return { sides: { home, away }, plays, strengthAt: () => hockey.even };
}
