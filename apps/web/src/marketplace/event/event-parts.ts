import { definePart } from '../../app/part.tsx';

const code = () => import('./event-code.ts');

export const eventHead = definePart(async () => (await code()).EventHead);
export const quickBetsLink = definePart(async () => (await code()).QuickBetsLink);
export const marketDrawer = definePart(async () => (await code()).MarketDrawer);
export const lineSelectorCard = definePart(async () => (await code()).LineSelectorCard);
export const linesTable = definePart(async () => (await code()).LinesTable);
export const listCard = definePart(async () => (await code()).ListCard);
export const tableCard = definePart(async () => (await code()).TableCard);
export const threeWayCard = definePart(async () => (await code()).ThreeWayCard);
export const tiledListCard = definePart(async () => (await code()).TiledListCard);

/** All that an event's page is drawn with, so that it is drawn in one go. */
export async function loadEventParts(): Promise<void> {
  const parts = [
    eventHead,
    quickBetsLink,
    marketDrawer,
    lineSelectorCard,
    linesTable,
    listCard,
    tableCard,
    threeWayCard,
    tiledListCard,
  ];
  await Promise.all(parts.map((part) => part.load()));
}
