import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { Fixture } from '@fairline/feed/message.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { hash } from '@fairline/sports/kit/hash.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { Board } from '../../apps/server/src/trading/board.ts';
import { runPrice } from '../../apps/server/src/trading/run-job.ts';

/** 13:00 in New York on a Sunday of November: the fullest moment of a week. */
const FROM_MS = Date.parse('2026-11-29T18:00:00Z');
const LASTS_MS = 5 * 60_000;
const PACE_MINUTES = 13;
/** What a game in play nobody looks at is priced with. */
const SAMPLES = 4096;

/**
 * What it takes to price every play of every game in play in the five minutes from a Sunday's 13:00 in New York on, as the server
 * does while nobody looks at any: processor time, so that it does not matter what else the machine does.
 */
export async function run({ quick }: { quick: boolean }) {
  const every = quick ? 20 : 5;
  const games = leagues.flatMap((league) => new Season(league, PACE_MINUTES).fixtures(FROM_MS));
  const counted = { games: 0, plays: 0, priced: 0, simulatedMs: 0, putUpMs: 0 };
  for (const fixture of games) {
    const model = sportModel(fixture.sport);
    if (!model || Date.parse(fixture.startsAt) > FROM_MS + LASTS_MS) continue;
    const strength = model.fit({ ...fixture.lines, league: fixture.competition });
    const states = statesInPlay(model, fixture, strength);
    if (states.length === 0) continue;
    counted.games += 1;
    const board = new Board(fixture.eventId, model, matchSetup(fixture).sides);
    for (const state of states) {
      counted.plays += 1;
      if (counted.plays % every === 0) price(fixture, strength, state, board);
    }
  }
  return {
    ratios: {},
    figures: {
      gamesInPlay: counted.games,
      playsASecond: (counted.plays / LASTS_MS) * 1000,
      millisecondsAPriceInAThread: counted.simulatedMs / counted.priced,
      millisecondsAPriceToPutUp: counted.putUpMs / counted.priced,
      coresOfPricing: (counted.simulatedMs + counted.putUpMs) * (counted.plays / counted.priced / LASTS_MS),
    },
  };

  function price(fixture: Fixture, strength: unknown, state: unknown, board: Board): void {
    const { sides } = matchSetup(fixture);
    const before = processorMs();
    const result = runPrice({
      ...{ kind: 'price', sport: fixture.sport, sides, state, strength, samples: SAMPLES },
      ...{ seed: hash(fixture.eventId), board: board.families() },
      ...{ mainOnly: false, columns: 'card', packed: false },
    });
    const between = processorMs();
    board.reprice(result, 'open', 1);
    counted.simulatedMs += between - before;
    counted.putUpMs += processorMs() - between;
    counted.priced += 1;
  }
}

/** Where a game stands after each play that is told in those minutes. */
function statesInPlay(model: AnySportModel, fixture: Fixture, strength: unknown): unknown[] {
  let state = model.initial(matchSetup(fixture));
  const states: unknown[] = [];
  const told = [fixtureMessage(fixture, FROM_MS)];
  for (const message of simulatedGame({
    model,
    fixture,
    told,
    strength,
    paceMinutes: PACE_MINUTES,
    luck: openLuck,
  })) {
    const atMs = Date.parse(message.at);
    if (atMs > FROM_MS + LASTS_MS) break;
    if (message.kind !== 'play') continue;
    state = model.apply(state, model.parsePlay(message.play));
    if (atMs >= FROM_MS) states.push(state);
  }
  return states;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
