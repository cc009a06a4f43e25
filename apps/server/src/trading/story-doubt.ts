import type { FeedMessage } from '@fairline/feed/message.ts';
import { HOUSE_RULES } from '../feeds/feeds.ts';

const FOLLOWING: ReadonlySet<FeedMessage['kind']> = new Set(['play', 'result']);

/** Whether what was told of a game cannot be. Until a snapshot tells it anew nothing is graded by what follows from that. */
export class StoryDoubt {
  #isOpen = false;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @param impossible why the message cannot be, where it cannot */
  heard({ kind }: FeedMessage, impossible: string | undefined): void {
    if (impossible !== undefined) this.#isOpen = true;
    else if (kind === 'snapshot') this.#isOpen = false;
  }

  /** Whether it follows from what cannot be. The house's own end stands. */
  ignores(message: FeedMessage): boolean {
    if (!this.#isOpen) return false;
    const isEnd = message.kind === 'status' && message.status === 'cancelled';
    return FOLLOWING.has(message.kind) || (isEnd && message.source !== HOUSE_RULES);
  }
}
