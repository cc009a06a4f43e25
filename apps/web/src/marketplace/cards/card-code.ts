// The kinds of cards that pages of events are made of and lists of games are not, as one file of the build: card-parts.ts loads it.
export { AlignedCard } from './aligned-card.tsx';
export { CompactCard } from './compact-card.tsx';
export { LineSelectorCard } from './line-selector-card.tsx';
export { LinesTable } from './lines-table.tsx';
export { ListCard } from './list-card.tsx';
export { MultipleCard } from './multiple-card.tsx';
export { StatisticsCard } from './statistics-card.tsx';
export { TableCard } from './table-card.tsx';
export { ThreeWayCard } from './three-way-card.tsx';
export { TiledListCard } from './tiled-list-card.tsx';
