import { combat } from '@fairline/sports/combat/combat.ts';
import { csvTable, type Row } from '../readers/csv.ts';
import { playerSide, slugOf, toldApart } from '../readers/player-side.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { notARecording, toldRecording } from '../readers/told-game.ts';
import { unpack } from '../readers/unpack.ts';
import { ironBell } from '../season/leagues/iron-bell.ts';
import { playsOf, type RecordedFight, recordedFight } from './fights-table.ts';

const FIGHT_RESULTS = 'fight-results';

/** Columns that no other table has. */
const HEAD = 'event_date,event_name,weight_class,fighter1,fighter2,';

/** The competition of recorded fights, which no season plays. */
export const ultimateFighting = {
  slug: 'ufc',
  name: 'UFC',
  sport: ironBell.sport,
  organization: ironBell.organization,
};

/** Whether these are results of fights, whatever is wrong with them. */
export function isFightTable(bytes: Uint8Array): boolean {
  return unpack(bytes)?.text.startsWith(HEAD) ?? false;
}

/**
 * Turns a table of results of fights, one a row, into the messages a feed would have sent of each that told its rounds alone.
 * Never throws: a row that makes no sense is a fault, and so are one that tells a fight of before again, the night of another day than
 * before, and the end of a table that was cut off.
 */
export function readFights(bytes: Uint8Array): readonly ReadRecording[] {
  const unpacked = unpack(bytes);
  if (!unpacked?.text.startsWith(HEAD)) return [notARecording('a table of fights')];
  const { rows, cutOff } = csvTable(unpacked.text, unpacked.cutOff);
  const fights = rows.map(recordedFight);
  const { repeated, ofTwoDays } = contradictions(rows, fights);
  const read = fights.map((fight, at): ReadRecording => {
    const none = (why: string) => notARecording(`a fight: row ${at + 1} ${why}`);
    if (fight === undefined) return none('does not say who fought and how it ended');
    if (repeated.has(eventIdOf(fight))) return none('tells one that another tells, too');
    return ofTwoDays.has(rows[at]?.('event_name') ?? '')
      ? none('is of a night of two days')
      : readFight(fight);
  });
  if (!cutOff) return read;
  return [...read, { fault: { kind: 'cut-off', message: 'It ends in the middle of a row.' } }];
}

/** Fights that are told in two rows, by their ids, and nights that are told on two days: which of them it was nobody knows. */
function contradictions(rows: readonly Row[], fights: readonly (RecordedFight | undefined)[]) {
  const repeated = new Set<string>();
  const seen = new Set<string>();
  for (const id of fights.flatMap((fight) => (fight ? [eventIdOf(fight)] : []))) {
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  const ofTwoDays = new Set<string>();
  const days = new Map<string, string>();
  for (const [night, day] of rows.map((row) => [row('event_name'), row('event_date')] as const)) {
    if ((days.get(night) ?? day) !== day) ofTwoDays.add(night);
    days.set(night, day);
  }
  return { repeated, ofTwoDays };
}

function eventIdOf({ date, home, away }: RecordedFight): string {
  const slug = `ufc-${date}-${slugOf(home)}-${slugOf(away)}`;
  return slug.replace(/-+/g, '-').replace(/-$/, '').slice(0, 80);
}

function readFight(fight: RecordedFight): ReadRecording {
  const { date, home, away, homeWinProbability } = fight;
  const sides = toldApart(playerSide('ufc', home), playerSide('ufc', away));
  return toldRecording(combat, {
    source: FIGHT_RESULTS,
    fixture: {
      sport: combat.slug,
      organization: ultimateFighting.organization.slug,
      competition: ultimateFighting.slug,
      eventId: eventIdOf(fight),
      ...sides,
      startsAt: `${date}T20:00:00.000Z`,
      lines: homeWinProbability === undefined ? {} : { homeWinProbability },
      format: { onlyRounds: true },
    },
    plays: playsOf(fight, { home: sides.home.mediumName, away: sides.away.mediumName }),
  });
}
