import type { FeedMessage, Snapshot } from '@fairline/feed/message.ts';
import type { EarlyEnd } from '@fairline/sports/called-early.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { type BookChange, joined, NOTHING } from './book-change.ts';
import type { BookInput } from './book-state.ts';
import type { EventCount } from './event-count.ts';
import type { EventGame } from './event-game.ts';
import type { EventLines } from './event-lines.ts';
import type { EventPrices } from './event-prices.ts';
import type { EventViews } from './event-views.ts';
import type { LastHeard } from './last-heard.ts';
import type { Postponement, StartTold } from './postponement.ts';
import type { SaleOnBoard } from './sale-on-board.ts';
import { StoryDoubt } from './story-doubt.ts';

export interface EventStoryParts {
  readonly game: EventGame;
  readonly onBoard: SaleOnBoard;
  readonly prices: EventPrices;
  readonly lines: EventLines;
  readonly postponement: Postponement;
  readonly lastHeard: LastHeard;
  readonly count: EventCount;
  readonly views: EventViews;
}

/** What is told of an event: each message changes its game, and with it what is sold of it. */
export class EventStory {
  readonly #parts: EventStoryParts;
  readonly #doubt = new StoryDoubt();

  constructor(parts: EventStoryParts) {
    this.#parts = parts;
  }

  /** @param event as the catalogue has it */
  hear(message: FeedMessage, event: CatalogueEvent, nowMs: number): BookChange {
    const { game, lastHeard, onBoard } = this.#parts;
    game.hear(message.sequence);
    lastHeard.hear(message, nowMs, game.isStarted);
    const heard = onBoard.input({ kind: 'heard' });
    if (this.#doubt.ignores(message)) return heard;
    const change = this.#apply(message, event);
    this.#doubt.heard(message, change.impossible);
    return joined(heard, change);
  }

  #apply(message: FeedMessage, event: CatalogueEvent): BookChange {
    const { game, onBoard, prices, lines } = this.#parts;
    switch (message.kind) {
      case 'fixture':
        return joined(this.#setLines(message.fixture.lines), this.#reschedule(message));
      case 'odds':
        return onBoard.inputs(lines.outside(message.lines), this.#setLines(message.lines));
      case 'pending':
        return onBoard.input({ kind: 'snap', reason: message.reason });
      case 'play':
        lines.explain();
        return this.#advanced(game.play(message.play, prices.offered), () => game.told);
      case 'snapshot':
        return this.#restart(message);
      case 'suspend':
        return onBoard.input({ kind: 'feed-suspend', reason: message.reason });
      case 'resume':
        return onBoard.input({ kind: 'feed-resume' });
      case 'status':
        return message.status === 'postponed'
          ? this.#putOff('status')
          : this.#cancel(event, message.calledFor);
      case 'result':
        return this.#finish(message.home, message.away);
      case 'alive':
        return NOTHING;
    }
  }

  /** Outside lines set the strengths the game begins with; once it is under way the plays tell more than they do. */
  #setLines(told: MainLines): BookChange {
    const { game, onBoard, lines, count } = this.#parts;
    if (game.isStarted || !lines.take(told)) return NOTHING;
    count.outdatePrices();
    return { ...onBoard.input({ kind: 'lines' }), reprice: true };
  }

  #putOff(by: 'status' | 'snapshot'): BookChange {
    const { onBoard, postponement } = this.#parts;
    // A snapshot tells the game anew: whatever was in doubt is so no more.
    postponement.putOff(by, by === 'status' && this.#doubt.isOpen);
    return onBoard.input({ kind: 'postponed' });
  }

  /** One in play goes on with its next play. */
  #reschedule(message: StartTold): BookChange {
    const { game, onBoard, postponement } = this.#parts;
    if (!postponement.isTakenUpBy(message) || game.isStarted) return NOTHING;
    return onBoard.input({ kind: 'rescheduled' });
  }

  #restart(snapshot: Snapshot): BookChange {
    const { game, onBoard, prices, lines, postponement } = this.#parts;
    lines.explain();
    const before = JSON.stringify(game.state);
    const played = game.restart(snapshot.plays, prices.offered);
    const isElsewhere = JSON.stringify(game.state) !== before;
    const leftBehind = (sequence: number) => (isElsewhere ? prices.leap(sequence) : []);
    if (played.impossible === undefined) lines.restart(snapshot.fixture.lines);
    const change = this.#advanced(played, () => 'snapshot', leftBehind);
    if (change.impossible !== undefined) return change;
    const inputs: BookInput[] = snapshot.pending ? [{ kind: 'snap', reason: 'Play under way' }] : [];
    const isLater = postponement.retold() && !snapshot.postponed;
    if (isElsewhere && game.isStarted) inputs.unshift({ kind: isLater ? game.told : 'restated' });
    const taken = snapshot.postponed ? joined(change, this.#putOff('snapshot')) : change;
    return onBoard.inputs(inputs, joined(taken, this.#reschedule(snapshot)));
  }

  /** What follows from plays; nothing from those that cannot be. @param leftBehind which markets they leave behind */
  #advanced(
    played: BookChange,
    kind: () => 'play' | 'restated' | 'snapshot',
    leftBehind = (sequence: number) => this.#parts.prices.play(sequence),
  ): BookChange {
    if (played.impossible !== undefined) return played;
    const { onBoard, count, views } = this.#parts;
    count.outdatePrices();
    views.outdate();
    const taken = joined(onBoard.input({ kind: kind() }), onBoard.takeOff(played));
    return joined(taken, { ...NOTHING, markets: leftBehind(count.next) });
  }

  #finish(home: number, away: number): BookChange {
    const { game, onBoard, prices } = this.#parts;
    const played = game.finish(home, away, prices.offered);
    return played.impossible === undefined ? joined(onBoard.takeOff(played), onBoard.close()) : played;
  }

  #cancel(event: CatalogueEvent, calledFor: EarlyEnd['winner'] | undefined): BookChange {
    const { game, onBoard, prices } = this.#parts;
    const called = game.cancel(event, calledFor, prices.offered);
    return called.impossible === undefined ? joined(onBoard.close(), called) : called;
  }
}
