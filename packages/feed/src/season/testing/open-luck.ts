import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { Luck } from '../luck.ts';

/** Everybody who knows the event's id knows it: for tests and benches, where nobody bets. */
export const openLuck: Luck = (eventId, number) => new Random(hash(eventId), number);
