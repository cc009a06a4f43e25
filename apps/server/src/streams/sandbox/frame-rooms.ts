import type { CatalogueEvent } from '../../catalogue/catalogue.ts';
import type { Bus } from '../../platform/bus.ts';
import { bookChanged } from '../../trading/trading.topics.ts';
import type { BookView, Trading } from '../../trading/trading.ts';
import { drawFrame } from './frame.ts';

/** Pictures of one event a second at most: two. */
const FRAME_MS = 500;

/** Why there are no more pictures. */
export type EndCode = 'EVENT_CLOSED' | 'EVENT_CANCELLED' | 'STREAM_CLOSED';

/** Of a game that is put off the stream has ended, and another may begin. */
const ENDS: Readonly<Record<CatalogueEvent['status'], EndCode | undefined>> = {
  PRE_GAME: 'STREAM_CLOSED',
  POSTPONED: 'STREAM_CLOSED',
  IN_PLAY: undefined,
  FINISHED: 'EVENT_CLOSED',
  CANCELLED: 'EVENT_CANCELLED',
  HIDDEN: 'EVENT_CANCELLED',
  INVALID: 'EVENT_CANCELLED',
};

export interface Watcher {
  frame(svg: string): void;
  end(code: EndCode): void;
}

interface Room {
  readonly watchers: Set<Watcher>;
  last: string;
  timer: NodeJS.Timeout | undefined;
}

interface Parts {
  readonly bus: Bus;
  readonly trading: Pick<Trading, 'book'>;
}

/** Pictures of events in play, each drawn once for all who watch. */
export class FrameRooms {
  readonly #trading: Pick<Trading, 'book'>;
  readonly #rooms = new Map<string, Room>();
  readonly #unsubscribe: () => void;

  constructor({ bus, trading }: Parts) {
    this.#trading = trading;
    this.#unsubscribe = bus.subscribe(bookChanged, ({ eventId }) => this.#changed(eventId));
  }

  /** The picture now, and each that follows; then the end. Answers what stops watching. */
  watch(eventId: string, watcher: Watcher): () => void {
    const book = this.#toDraw(eventId);
    if (typeof book === 'string') {
      watcher.end(book);
      return () => {};
    }
    const room = this.#rooms.get(eventId) ?? { watchers: new Set(), last: drawFrame(book), timer: undefined };
    this.#rooms.set(eventId, room);
    room.watchers.add(watcher);
    watcher.frame(room.last);
    return () => this.#leave(eventId, room, watcher);
  }

  /** Tells everybody that there are no more. */
  close(): void {
    this.#unsubscribe();
    for (const [eventId, room] of this.#rooms) this.#end(eventId, room, 'STREAM_CLOSED');
  }

  /** The game as it stands, or why there is no picture of it. */
  #toDraw(eventId: string): BookView | EndCode {
    const book = this.#trading.book(eventId);
    return book === undefined ? 'STREAM_CLOSED' : (ENDS[book.event.status] ?? book);
  }

  #leave(eventId: string, room: Room, watcher: Watcher): void {
    room.watchers.delete(watcher);
    if (room.watchers.size > 0 || this.#rooms.get(eventId) !== room) return;
    clearTimeout(room.timer);
    this.#rooms.delete(eventId);
  }

  #changed(eventId: string): void {
    const room = this.#rooms.get(eventId);
    if (!room) return;
    room.timer ??= setTimeout(() => {
      room.timer = undefined;
      this.#draw(eventId, room);
    }, FRAME_MS).unref();
  }

  #draw(eventId: string, room: Room): void {
    const book = this.#toDraw(eventId);
    if (typeof book === 'string') {
      this.#end(eventId, room, book);
      return;
    }
    const frame = drawFrame(book);
    if (frame === room.last) return;
    room.last = frame;
    for (const watcher of room.watchers) watcher.frame(frame);
  }

  #end(eventId: string, room: Room, code: EndCode): void {
    clearTimeout(room.timer);
    this.#rooms.delete(eventId);
    for (const watcher of room.watchers) watcher.end(code);
    room.watchers.clear();
  }
}
