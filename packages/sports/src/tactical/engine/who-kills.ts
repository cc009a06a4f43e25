import { factor, filled, WHO_SIZE } from '../../kit/who.ts';
import type { RandomSource, Side, Sides } from '../../sport.ts';
import type { TacticalRound } from '../play.ts';
import { PLAYERS } from '../players.ts';

/**
 * Kills a round by place in the roster, as professionals have them: the star some 0.80, who has it least 0.55, all of a side 3.4
 * of the 6.8 of both.
 */
const KILLS_A_ROUND = [0.8, 0.72, 0.67, 0.63, 0.55] as const;
/** By so much a player's part differs from that of the same place elsewhere, at most. */
const LASTING = 0.08;

/** Whose the kills of a side are. Of players whom a source names nobody knows who is better: they are believed alike. */
function sideTable({ id, players }: Side): Uint8Array {
  const shares = KILLS_A_ROUND.map((kills, place) =>
    players === undefined ? kills * factor(id, `kills${place}`, LASTING) : 1,
  );
  return filled(shares, WHO_SIZE);
}

/** Draws whose the kills of a round are, from the tables that samples draw from. */
export function drawKillers(
  sides: Sides,
  [home, away]: readonly [home: number, away: number],
  random: RandomSource,
): NonNullable<TacticalRound['kills']> {
  const of = (side: Side, kills: number): number[] => {
    const counts = new Array<number>(PLAYERS).fill(0);
    const who = sideTable(side);
    for (let kill = 0; kill < kills; kill++) {
      const player = who[random.next() % WHO_SIZE] ?? 0;
      counts[player] = (counts[player] ?? 0) + 1;
    }
    return counts;
  };
  return { home: of(sides.home, home), away: of(sides.away, away) };
}

/** Who has a kill: WHO_SIZE places of the home side and then of the away side, numbered as places of both. */
export function whoKills({ home, away }: Sides): Uint8Array {
  const both = new Uint8Array(2 * WHO_SIZE);
  both.set(sideTable(home));
  both.set(
    sideTable(away).map((player) => PLAYERS + player),
    WHO_SIZE,
  );
  return both;
}
