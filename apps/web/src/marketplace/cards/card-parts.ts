import { definePart } from '../../app/part.tsx';

const code = () => import('./card-code.ts');

export const alignedCard = definePart(async () => (await code()).AlignedCard);
export const compactCard = definePart(async () => (await code()).CompactCard);
export const lineSelectorCard = definePart(async () => (await code()).LineSelectorCard);
export const linesTable = definePart(async () => (await code()).LinesTable);
export const listCard = definePart(async () => (await code()).ListCard);
export const multipleCard = definePart(async () => (await code()).MultipleCard);
export const statisticsCard = definePart(async () => (await code()).StatisticsCard);
export const tableCard = definePart(async () => (await code()).TableCard);
export const threeWayCard = definePart(async () => (await code()).ThreeWayCard);
export const tiledListCard = definePart(async () => (await code()).TiledListCard);

const parts = [
  alignedCard,
  compactCard,
  lineSelectorCard,
  linesTable,
  listCard,
  multipleCard,
  statisticsCard,
  tableCard,
  threeWayCard,
  tiledListCard,
];

export async function loadCardParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()));
}
