import { definePart } from '../../app/part.tsx';
import { loadCardParts } from '../cards/card-parts.ts';

const code = () => import('./event-code.ts');

export const eventHead = definePart(async () => (await code()).EventHead);
export const quickBetsLink = definePart(async () => (await code()).QuickBetsLink);
export const eventWithoutBets = definePart(async () => (await code()).EventWithoutBets);
export const marketDrawer = definePart(async () => (await code()).MarketDrawer);

/** All that an event's page is drawn with, so that it is drawn in one go. */
export async function loadEventParts(): Promise<void> {
  const own = [eventHead, quickBetsLink, eventWithoutBets, marketDrawer];
  await Promise.all([loadCardParts(), ...own.map((part) => part.load())]);
}
