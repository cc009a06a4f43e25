import { combat } from '@fairline/sports/combat/combat.ts';
import { csvRows } from '../readers/csv.ts';
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
 * Never throws: a row that makes no sense is a fault, and so is the last one of a table that was cut off.
 */
export function readFights(bytes: Uint8Array): readonly ReadRecording[] {
  const unpacked = unpack(bytes);
  if (!unpacked?.text.startsWith(HEAD)) return [notARecording('a table of fights')];
  const rows = csvRows(unpacked.text, unpacked.cutOff);
  const read = rows.map((row, at): ReadRecording => {
    const fight = recordedFight(row);
    return fight === undefined
      ? notARecording(`a fight: row ${at + 1} does not say who fought and how it ended`)
      : readFight(fight);
  });
  if (!unpacked.cutOff) return read;
  return [...read, { fault: { kind: 'cut-off', message: 'It ends in the middle of a row.' } }];
}

function readFight(fight: RecordedFight): ReadRecording {
  const { date, home, away, homeWinProbability } = fight;
  const sides = toldApart(playerSide('ufc', home), playerSide('ufc', away));
  const slug = `ufc-${date}-${slugOf(home)}-${slugOf(away)}`;
  return toldRecording(combat, {
    source: FIGHT_RESULTS,
    fixture: {
      sport: combat.slug,
      organization: ultimateFighting.organization.slug,
      competition: ultimateFighting.slug,
      eventId: slug.replace(/-+/g, '-').replace(/-$/, '').slice(0, 80),
      ...sides,
      startsAt: `${date}T20:00:00.000Z`,
      lines: homeWinProbability === undefined ? {} : { homeWinProbability },
    },
    plays: playsOf(fight, { home: sides.home.mediumName, away: sides.away.mediumName }),
  });
}
