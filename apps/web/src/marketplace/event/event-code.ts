// What pages of events are drawn with and lists of games are not, as one file of the build: event-parts.ts loads it.
export { LineSelectorCard } from '../cards/line-selector-card.tsx';
export { LinesTable } from '../cards/lines-table.tsx';
export { ListCard } from '../cards/list-card.tsx';
export { TableCard } from '../cards/table-card.tsx';
export { ThreeWayCard } from '../cards/three-way-card.tsx';
export { TiledListCard } from '../cards/tiled-list-card.tsx';
export { MarketDrawer } from '../page/market-drawer.tsx';
export { QuickBetsLink } from '../page/quick-bets-link.tsx';
export { EventHead } from './event-head.tsx';
