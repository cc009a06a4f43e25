import type { Winner } from '@fairline/sports/sport.ts';

/** How the wire says who has won. */
export const EVENT_WINNERS = {
  home: 'HOME',
  away: 'AWAY',
  level: 'TIE',
} as const satisfies Record<Winner, string>;

export type EventWinner = (typeof EVENT_WINNERS)[Winner];
