import type { SoccerRules } from '../rules.ts';

/** Places of players for each deed. */
const SIZE = 128;
/** Where the places of those who do it begin: of goals, shots on target that do not go in, other shots, yellow cards and assists. */
export const GOALS = 0;
export const SAVED_SHOTS = SIZE;
export const MISSED_SHOTS = 2 * SIZE;
export const YELLOW_CARDS = 3 * SIZE;
export const ASSISTS = 4 * SIZE;
/** Players of a side by place: keeper, four defenders, four midfielders, two forwards, three who come on. */
const SOCCER_ROSTER = 14;
/** Keeper, four who start and six who change with them. */
const FUTSAL_ROSTER = 11;

/**
 * Chances in 128 that a deed is a player's, by place; chosen. Forwards score some two goals in five. They had 42 % of the 213
 * shots in the eight Wyscout games at hand, midfielders 41 % and defenders 17 %, those from afar more often off target; of the
 * 37 cards there 19 were defenders', 14 midfielders', three forwards' and one a keeper's. Midfielders pass for half of the goals,
 * and of the defenders those outside more often.
 */
const SOCCER_WHO = table([
  [0, 4, 4, 4, 3, 18, 14, 10, 8, 28, 24, 5, 4, 2],
  [0, 4, 5, 5, 4, 17, 14, 10, 9, 26, 22, 5, 4, 3],
  [0, 6, 6, 6, 5, 16, 14, 12, 9, 23, 19, 5, 4, 3],
  [3, 14, 17, 16, 13, 9, 10, 15, 12, 5, 4, 3, 4, 3],
  [1, 10, 4, 4, 10, 20, 18, 13, 11, 14, 12, 5, 4, 2],
]);

const FUTSAL_SHOOTERS = [2, 20, 19, 18, 15, 13, 11, 10, 9, 7, 4];

/** In futsal everybody attacks and defends: who plays longer shoots, scores and is booked more. */
const FUTSAL_WHO = table([
  FUTSAL_SHOOTERS,
  FUTSAL_SHOOTERS,
  FUTSAL_SHOOTERS,
  [3, 17, 17, 17, 17, 10, 10, 10, 9, 9, 9],
  FUTSAL_SHOOTERS,
]);

/** Who does it: of each deed 128 places of players, so that one drawn evenly does it as often as he should. */
export const whoOf = ({ game }: SoccerRules): Uint8Array => (game === 'soccer' ? SOCCER_WHO : FUTSAL_WHO);

export const rosterSize = ({ game }: SoccerRules): number =>
  game === 'soccer' ? SOCCER_ROSTER : FUTSAL_ROSTER;

/** @param deeds chances in 128 by place of each */
function table(deeds: readonly (readonly number[])[]): Uint8Array {
  const places = deeds.flatMap((shares) =>
    shares.flatMap((share, player) => Array.from({ length: share }, () => player)),
  );
  return Uint8Array.from(places);
}
