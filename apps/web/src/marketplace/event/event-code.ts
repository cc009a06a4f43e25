// What pages of events are drawn with and lists of games are not, besides their cards, as one file of the build: event-parts.ts
// loads it.
export { MarketDrawer } from '../page/market-drawer.tsx';
export { QuickBetsLink } from '../page/quick-bets-link.tsx';
export { EventHead } from './event-head.tsx';
export { EventWithoutBets } from './event-without-bets.tsx';
