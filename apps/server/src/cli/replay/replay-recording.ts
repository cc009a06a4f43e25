import type { FeedMessage } from '@fairline/feed/message.ts';
import type { ReadRecording, RecordingFault } from '@fairline/feed/readers/recording.ts';
import { hash } from '@fairline/sports/kit/hash.ts';
import { bookChanged } from '../../trading/trading.topics.ts';
import type { BookView, Grade } from '../../trading/trading.ts';
import { Patrons } from './patrons.ts';
import type { ReplayHouse } from './replay-house.ts';

export interface ReplayLine {
  readonly file: string;
  readonly event: string;
  /** Null when the game has no trusted end. */
  readonly final: { readonly home: number; readonly away: number } | null;
  readonly periods: readonly { readonly name: string; readonly home: number; readonly away: number }[];
  /** Different markets that were on the board at some moment. */
  readonly marketsOffered: number;
  /** Of those, the ones with every selection graded. */
  readonly marketsGraded: number;
  /** Changes that were published. */
  readonly updates: number;
  readonly betsPlaced: number;
  readonly betsSettled: number;
  /** Of all entries in the ledger, in minor units: 0. */
  readonly ledgerSum: bigint;
  /** What is wrong with the recording; its event then stays suspended. */
  readonly fault?: RecordingFault;
}

/** How the selections of a market that was offered came out. */
export interface GradedMarket {
  readonly marketKey: string;
  readonly grades: ReadonlyMap<string, Grade | undefined>;
}

export interface Replayed {
  readonly line: ReplayLine;
  readonly book: BookView | undefined;
  readonly graded: readonly GradedMarket[];
  /** Whether the ledger's proofs held. */
  readonly sound: boolean;
}

/** Plays one recording through a house of its own, with patrons betting on it before and during the game. */
export async function replayRecording(
  house: ReplayHouse,
  file: string,
  recording: ReadRecording,
): Promise<Replayed | { readonly fault: RecordingFault }> {
  if (!recording.fixture) return { fault: recording.fault };
  const { eventId } = recording.fixture;
  const watch = watchMarkets(house, eventId);
  const patrons = new Patrons(house, hash(eventId));
  await patrons.payIn();
  for (const message of recording.messages) await tell(house, message, patrons);
  await house.settlement.idle();
  return report(house, file, recording, watch, patrons);
}

async function tell(house: ReplayHouse, message: FeedMessage, patrons: Patrons): Promise<void> {
  house.clock.set(Date.parse(message.at));
  await house.feeds.receive(message);
  await house.trading.idle();
  const book = house.trading.book(message.eventId);
  if (book?.status !== 'open') return;
  if (message.kind === 'fixture') await patrons.betBeforeKickoff(book);
  if (message.kind === 'play') await patrons.betInPlay(book);
}

interface Watch {
  readonly offered: Map<string, readonly string[]>;
  updates: number;
}

/** Notes every market that was ever on the board, with its selections. */
function watchMarkets(house: ReplayHouse, eventId: string): Watch {
  const watch: Watch = { offered: new Map(), updates: 0 };
  house.bus.subscribe(bookChanged, (change) => {
    if (change.eventId !== eventId) return;
    watch.updates += 1;
    const book = house.trading.book(eventId);
    // Those of before are noted already, and a book has a thousand.
    for (const key of change.markets) {
      const market = watch.offered.has(key) ? undefined : book?.market(key);
      if (!market) continue;
      watch.offered.set(
        key,
        market.selections.map((selection) => selection.selectionKey),
      );
    }
  });
  return watch;
}

async function report(
  house: ReplayHouse,
  file: string,
  { fixture, fault }: ReadRecording & { fixture: object },
  watch: Watch,
  patrons: Patrons,
): Promise<Replayed> {
  const { eventId } = fixture;
  const book = house.trading.book(eventId);
  const graded = [...watch.offered].map(([marketKey, selections]) => ({
    marketKey,
    grades: new Map(selections.map((key) => [key, house.trading.grade(eventId, marketKey, key)])),
  }));
  const open = await Promise.all(patrons.ids.map((patronId) => house.bets.openBetCount(patronId)));
  const ledger = await house.checkBooks();
  const board = book?.scoreboard;
  const line: ReplayLine = {
    file,
    event: eventId,
    final: book?.status === 'settled' && board ? { home: board.homeScore, away: board.awayScore } : null,
    // Who had no turn in a period scored nothing in it.
    periods:
      board?.segments.map(({ shortName, home = 0, away = 0 }) => ({ name: shortName, home, away })) ?? [],
    marketsOffered: watch.offered.size,
    marketsGraded: graded.filter(({ grades }) =>
      [...grades.values()].every((grade) => grade && !grade.isUnknown),
    ).length,
    updates: watch.updates,
    betsPlaced: patrons.placed,
    betsSettled: patrons.placed - open.reduce((sum, count) => sum + count, 0),
    ledgerSum: ledger.sum,
    ...(fault && { fault }),
  };
  return { line, book, graded, sound: ledger.sound };
}
