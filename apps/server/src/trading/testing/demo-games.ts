import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { Fixture } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { CatalogueEvent } from '../../catalogue/catalogue.ts';
import { Board } from '../board.ts';
import { runPrice } from '../run-job.ts';
import type { PriceResult } from '../simulator.ts';
import type { BookView, EventScoreboard } from '../trading.ts';
import { withMarkets } from '../with-markets.ts';

const SEASON = Date.parse('2026-10-10T12:00:00Z');
const PACE_MINUTES = 13;

/** Games that the demo lists of a league at a moment, whatever the month. */
export function demoFixtures(league: League, nowMs = SEASON): Fixture[] {
  return new Season(withoutBreak(league), PACE_MINUTES).fixtures(nowMs);
}

/** A board as it stands at a moment of a game, with the samples that made it. */
export interface BoardAt {
  readonly model: AnySportModel<EventScoreboard>;
  readonly board: Board;
  readonly result: PriceResult;
  /** The sport's own. */
  readonly state: unknown;
}

/**
 * The same board at moments of a believable game, each priced after the one before, as the server does.
 * @param moments shares of the game's plays, 0 to 1, rising
 * @param detail as of a game far off that nobody looks at, or of any other
 */
export function* boardsOf(
  fixture: Fixture,
  moments: readonly number[],
  samples: number,
  detail: 'main' | 'lines' = 'lines',
): Generator<BoardAt & { readonly moment: number }> {
  const model = sportModel(fixture.sport);
  if (!model) throw new RangeError(`nothing plays '${fixture.sport}'`);
  const strength = fitted(model, fixture);
  const { sides } = matchSetup(fixture);
  const board = new Board(fixture.eventId, model, sides);
  const seed = hash(fixture.eventId);
  const states = statesOf(model, fixture, strength);
  for (const moment of moments) {
    const state = states[Math.floor((states.length - 1) * moment)];
    const job = { kind: 'price', sport: fixture.sport, sides, state, strength, samples, seed } as const;
    const result = runPrice({
      ...job,
      board: board.families(),
      mainOnly: detail === 'main',
      columns: 'all',
      packed: false,
    });
    board.reprice(result, 'open', 1);
    yield { model, board, result, state, moment };
  }
}

const strengths = new Map<string, unknown>();

/** Found once for the same lines: it takes longer than all boards of a game. */
function fitted(model: AnySportModel, { lines, competition }: Fixture): unknown {
  const key = `${competition} ${JSON.stringify(lines)}`;
  if (!strengths.has(key)) strengths.set(key, model.fit({ ...lines, league: competition }));
  return strengths.get(key);
}

/** A book that is open and has such a board. */
export function bookAt({ model, board, state }: BoardAt, event: CatalogueEvent): BookView {
  return withMarkets(board.shown, {
    event,
    status: 'open',
    reasons: [],
    suspension: undefined,
    sequence: 1,
    interruptions: 1,
    state,
    scoreboard: model.scoreboard(state),
    priceState: 'present',
    winProbability: [],
  });
}

/** Every state of a game, from the first to the last. */
export function statesOf(model: AnySportModel, fixture: Fixture, strength: unknown): unknown[] {
  let state = model.initial(matchSetup(fixture));
  const states = [state];
  for (let number = 0; !model.isFinal(state); number++) {
    const play = model.playOn(state, strength, new Random(hash(fixture.eventId), number));
    if (play === undefined) break;
    state = model.apply(state, play);
    states.push(state);
  }
  return states;
}
