import type { Bus } from '../../platform/bus.ts';
import { bookChanged } from '../../trading/trading.topics.ts';
import type { BookView, Trading } from '../../trading/trading.ts';
import { drawFrame } from './frame.ts';

/** Pictures of one event a second at most: two. */
const FRAME_MS = 500;

/** Why there are no more pictures. */
export type EndCode = 'EVENT_CLOSED' | 'EVENT_CANCELLED' | 'STREAM_CLOSED';

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

  /** How many watch anything. */
  get watchers(): number {
    return [...this.#rooms.values()].reduce((sum, { watchers }) => sum + watchers.size, 0);
  }

  /** The picture now, and each that follows; then the end. Answers what stops watching. */
  watch(eventId: string, watcher: Watcher): () => void {
    const book = this.#trading.book(eventId);
    const end = endOf(book);
    if (!book || end) {
      watcher.end(end ?? 'STREAM_CLOSED');
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
    const book = this.#trading.book(eventId);
    const end = endOf(book);
    if (!book || end) {
      this.#end(eventId, room, end ?? 'STREAM_CLOSED');
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

/** Undefined while the game is in play. */
function endOf(book: BookView | undefined): EndCode | undefined {
  if (!book || book.event.status === 'FINISHED') return 'EVENT_CLOSED';
  return book.event.status === 'IN_PLAY' ? undefined : 'EVENT_CANCELLED';
}
