import type { BaseballPlayKind } from '@fairline/sports/baseball/play.ts';
import type { EventText } from './event-text.ts';
import { playKind } from './play-kind.ts';

const WORDS: Partial<Record<BaseballPlayKind, string>> = {
  strikeout: 'strikes out',
  walk: 'walks',
  'hit-by-pitch': 'is hit by a pitch',
  single: 'singles',
  double: 'doubles',
  triple: 'triples',
  'home-run': 'homers',
  'reached-on-error': 'reaches on an error',
  'fielders-choice': "reaches on a fielder's choice",
  groundout: 'grounds out',
  flyout: 'flies out',
  'double-play': 'hits into a double play',
  'triple-play': 'hits into a triple play',
  sacrifice: 'bunts the runners over',
  interference: 'reaches on interference',
};

const RUNNERS: Partial<Record<BaseballPlayKind, string>> = {
  steal: 'Stolen base',
  'caught-stealing': 'Caught stealing',
  pickoff: 'Picked off',
  'wild-pitch': 'The pitch gets away',
  advance: 'The runners move up',
};

/** What a play was, in a sentence. @param name of the batter */
export function textOf(event: EventText, name: string): string {
  const kind = playKind(event);
  const runs = event.advances.filter(({ to, isOut }) => to === 4 && !isOut).length;
  const scored = runs === 0 ? '' : runs === 1 ? ', a run scores' : `, ${runs} runs score`;
  const words = WORDS[kind];
  return `${words === undefined ? (RUNNERS[kind] ?? 'No play') : `${name} ${words}`}${scored}`;
}
