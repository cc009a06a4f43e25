import { definePart } from '../../app/part.tsx';

const code = () => import('./card-code.ts');

export const lineSelectorCard = definePart(async () => (await code()).LineSelectorCard);
export const linesTable = definePart(async () => (await code()).LinesTable);
export const listCard = definePart(async () => (await code()).ListCard);
export const tableCard = definePart(async () => (await code()).TableCard);
export const threeWayCard = definePart(async () => (await code()).ThreeWayCard);
export const tiledListCard = definePart(async () => (await code()).TiledListCard);

const parts = [lineSelectorCard, linesTable, listCard, tableCard, threeWayCard, tiledListCard];

export async function loadCardParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()));
}
