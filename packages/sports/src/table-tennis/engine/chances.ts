import { homePointChance } from '../../rally/points.ts';
import { type RaceEnding, raceEndings } from '../../rally/race-endings.ts';
import { otherSide, type SideKey } from '../../sport.ts';
import { GAME_TO, servesFirst } from '../state.ts';
import type { TableTennisStrength } from '../strength.ts';

/** The endings of a game that `first` serves first. */
export function gameEndings(strength: TableTennisStrength, first: SideKey): RaceEnding[] {
  return raceEndings({
    to: GAME_TO,
    home: 0,
    away: 0,
    homeChance: (played) => homePointChance(strength, servesFirst(played) ? first : otherSide(first)),
  });
}
