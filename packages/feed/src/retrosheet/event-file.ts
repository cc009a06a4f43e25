import { csvCells } from '../readers/csv.ts';

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
  /** A pitcher who comes in for the home or the away side. */
  | { readonly kind: 'pitcher'; readonly side: 'home' | 'away'; readonly name: string };

export interface EventFileGame {
  /** 'BOS202008080' */
  readonly id: string;
  readonly visitors: string;
  readonly home: string;
  /** '2020/08/08' */
  readonly date: string;
  /** '7:30PM' */
  readonly startTime: string;
  readonly innings: number;
  /** Whether extra innings began with a runner on second base. */
  readonly extraRunner: boolean;
  readonly names: ReadonlyMap<string, string>;
  readonly records: readonly EventRecord[];
}

const PITCHER = '1';

/** Reads an event file of one game; undefined when it is none. */
export function readEventFile(text: string): EventFileGame | undefined {
  const info = new Map<string, string>();
  const names = new Map<string, string>();
  const records: EventRecord[] = [];
  let id = '';
  for (const line of text.split(/\r?\n/)) {
    const [record = '', ...cells] = csvCells(line);
    if (record === 'id') id = cells[0] ?? '';
    else if (record === 'info') info.set(cells[0] ?? '', cells[1] ?? '');
    else if (record === 'start' || record === 'sub') {
      names.set(cells[0] ?? '', cells[1] ?? '');
      if (record === 'sub' && cells[4] === PITCHER) {
        records.push({ kind: 'pitcher', side: cells[2] === '1' ? 'home' : 'away', name: cells[1] ?? '' });
      }
    } else if (record === 'play') {
      const read = playOf(cells);
      if (read !== undefined) records.push(read);
    }
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
    startTime: info.get('starttime') ?? '',
    innings: Number(info.get('innings') ?? '9') === 7 ? 7 : 9,
    extraRunner: info.has('tiebreaker') && info.get('tiebreaker') !== '0',
    names,
    records,
  };
}

function playOf([inning, half, batter = '', , pitches = '', event = '']: readonly string[]):
  | EventRecord
  | undefined {
  if (event === '' || event === 'NP') return undefined;
  return {
    kind: 'play',
    inning: Number(inning),
    half: half === '1' ? 'bottom' : 'top',
    batter,
    pitches,
    event,
  };
}
