export type { Doubt, Feeds } from './inlet.ts';
export { openFeeds } from './open-feeds.ts';
