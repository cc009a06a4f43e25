export type { Feeds } from './inlet.ts';
export { openFeeds } from './open-feeds.ts';
