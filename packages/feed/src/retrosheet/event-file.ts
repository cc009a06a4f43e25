import type { SideKey } from '@fairline/sports/sport.ts';
import { csvCells } from '../readers/csv.ts';
import { type Entry, entryOf } from './line-up.ts';

/** A record of a game in an event file that Fairline reads. */
export type EventRecord =
  | {
      readonly kind: 'play';
      readonly inning: number;
      readonly half: 'top' | 'bottom';
      readonly batter: string;
      readonly pitches: string;
      readonly event: string;
    }
  /** A record of no known kind, or a play that says nothing: it was not kept as it was told. */
  | { readonly kind: 'unread' }
  /** Who comes in; undefined where that cannot be read. */
  | { readonly kind: 'sub'; readonly entry: Entry | undefined };

export interface EventFileGame {
  /** 'BOS202008080' */
  readonly id: string;
  readonly visitors: string;
  readonly home: string;
  /** '2020/08/08' */
  readonly date: string;
  /** Of the game that day: '0' where there was one alone. */
  readonly number: string;
  /** '7:30PM' */
  readonly startTime: string;
  readonly innings: number;
  /** Of the pitchers who won and lost, whom they played for; undefined where the file does not say. */
  readonly decided: { readonly won: SideKey | undefined; readonly lost: SideKey | undefined };
  /** Whether extra innings began with a runner on second base. */
  readonly extraRunner: boolean;
  readonly names: ReadonlyMap<string, string>;
  /** Who begins. */
  readonly starts: readonly Entry[];
  readonly records: readonly EventRecord[];
}

/** Reads an event file of one game; undefined when it is none. */
export function readEventFile(text: string): EventFileGame | undefined {
  const info = new Map<string, string>();
  const names = new Map<string, string>();
  const starts: Entry[] = [];
  const sideOf = new Map<string, SideKey>();
  const records: EventRecord[] = [];
  let id = '';
  for (const line of text.split(/\r?\n/)) {
    const [record = '', ...cells] = csvCells(line);
    if (record === 'id') id = cells[0] ?? '';
    else if (record === 'info') info.set(cells[0] ?? '', cells[1] ?? '');
    else if (record === 'start' || record === 'sub') {
      names.set(cells[0] ?? '', cells[1] ?? '');
      const entry = entryOf(cells);
      if (entry !== undefined) sideOf.set(entry.id, entry.side);
      if (record === 'sub') records.push({ kind: 'sub', entry });
      else if (entry !== undefined) starts.push(entry);
    } else if (record === 'play') {
      const read = playOf(cells);
      if (read !== undefined) records.push(read);
    } else if (!UNTOLD.has(record)) records.push({ kind: 'unread' });
  }
  const home = info.get('hometeam');
  const visitors = info.get('visteam');
  if (id === '' || home === undefined || visitors === undefined) return undefined;
  const date = info.get('date') ?? '';
  return {
    id,
    visitors,
    home,
    date,
    number: info.get('number') ?? '0',
    startTime: info.get('starttime') ?? '',
    decided: { won: sideOf.get(info.get('wp') ?? ''), lost: sideOf.get(info.get('lp') ?? '') },
    innings: Number(info.get('innings') ?? '9') === 7 ? 7 : 9,
    extraRunner: info.has('tiebreaker') && info.get('tiebreaker') !== '0',
    names,
    starts,
    records,
  };
}

/** Records of which nothing is told; an empty line is none. */
const UNTOLD: ReadonlySet<string> = new Set([
  '',
  ...['version', 'com', 'data', 'badj', 'padj', 'ladj', 'radj', 'presadj'],
]);

function playOf([inning, half, batter = '', , pitches = '', event = '']: readonly string[]):
  | EventRecord
  | undefined {
  if (event === 'NP') return undefined;
  if (event === '') return { kind: 'unread' };
  return {
    kind: 'play',
    inning: Number(inning),
    half: half === '1' ? 'bottom' : 'top',
    batter,
    pitches,
    event,
  };
}
