/**
 * An event's id as a regular expression: up to 64 letters, digits, dots and hyphens, a letter or digit first. It stands in
 * addresses of pages, and in raw ids, where '~' and ':' separate.
 */
export const EVENT_ID = '[A-Za-z0-9][A-Za-z0-9.-]{0,63}';
