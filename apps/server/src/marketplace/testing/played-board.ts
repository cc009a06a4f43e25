import { Random } from '@fairline/sports/random.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { type EventScoreboard, sportModel } from '@fairline/sports/sports.ts';

/** Games are played on until one of them comes to the moment that is looked for. */
const MOST_GAMES = 200;

interface PlayedMoment {
  readonly sport: string;
  isNow(board: EventScoreboard): boolean;
  /** Whether it is looked for among games that are over, and not among those in play. */
  readonly isOver?: boolean;
}

/** The scoreboard of a played game at the moment. Throws where no game comes to it. */
export function playedBoard({ sport, isNow, isOver = false }: PlayedMoment): EventScoreboard {
  const model = sportModel(sport);
  if (model === undefined) throw new Error(`${sport} is not played.`);
  for (let game = 0; game < MOST_GAMES; game++) {
    const random = new Random(game);
    let state = model.initial({ sides: { home: side('home'), away: side('away') } });
    for (;;) {
      const play = model.playOn(state, model.even, random);
      if (play === undefined) break;
      state = model.apply(state, play);
      const board = model.scoreboard(state);
      if (board.isInPlay !== isOver && isNow(board)) return board;
    }
  }
  throw new Error(`No game of ${MOST_GAMES} comes to the moment.`);
}

function side(id: string): Side {
  return { id, name: `The ${id} side`, mediumName: id, abbreviation: id.slice(0, 3).toUpperCase() };
}
