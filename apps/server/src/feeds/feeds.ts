export type { FeedInlet, FeedSource, Feeds, ReceiveOutcome } from './inlet.ts';
export { openFeeds } from './open-feeds.ts';
