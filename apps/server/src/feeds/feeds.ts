export { type Doubt, type Feeds, HOUSE_RULES } from './inlet.ts';
export { openFeeds } from './open-feeds.ts';
