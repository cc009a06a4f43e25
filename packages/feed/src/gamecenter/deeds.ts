import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { EVERYBODY_ELSE, KICKER, SKILL_PLACES } from '@fairline/sports/football/players.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { nameable } from '../keepable.ts';
import { LONGEST_NAME, type Roster } from '../readers/roster.ts';
import type { RecordedDeed, RecordedPlay } from './recorded-game.ts';
import { CATCH, INTERCEPTED, KICK, LATERAL, PASS, PASS_TOUCHDOWN, RUN, TOUCHDOWN } from './stats.ts';

type Deed = NonNullable<FootballPlay['did']>[number];
type Score = FootballPlay['scores'][number];

/** Who gained what with a row; undefined where the recording does not say, or where it is more than a play can say. */
export function deedsOf({ deeds }: RecordedPlay, rosters: Rosters): Deed[] | undefined {
  if (rosters === undefined || deeds.some(({ stat }) => LATERAL.includes(stat))) return undefined;
  return deeds.flatMap((deed): Deed[] => {
    const what = whatOf(deed);
    const side = rosters.sideOf(deed.club);
    if (what === undefined || side === undefined) return [];
    const place = rosters[side].placeOf(deed.player);
    const player = place !== undefined && place < SKILL_PLACES ? place : EVERYBODY_ELSE;
    return [{ side, what, player, yards: what === 'interception' ? 0 : deed.yards }];
  });
}

/** Both rosters; undefined where a recording does not say who did what. */
export type Rosters = (BySide<Roster<string>> & { sideOf(club: string): SideKey | undefined }) | undefined;

function whatOf({ stat }: RecordedDeed): Deed['what'] | undefined {
  if (RUN.includes(stat)) return 'run';
  if (CATCH.includes(stat)) return 'catch';
  if (PASS.includes(stat)) return 'pass';
  return INTERCEPTED.includes(stat) ? 'interception' : undefined;
}

/** A score with who brought it, as far as its row says. */
export function withScorer(score: Score, { deeds }: RecordedPlay, rosters: Rosters): Score {
  if (rosters === undefined) return score;
  const roster = rosters[score.side];
  const doneBy = (stats: readonly number[]) => {
    const found = deeds.find(({ stat, club }) => stats.includes(stat) && rosters.sideOf(club) === score.side);
    return found && { place: roster.placeOf(found.player) ?? EVERYBODY_ELSE, name: found.name };
  };
  if (score.kind === 'touchdown') {
    const scorer = doneBy(TOUCHDOWN);
    const passer = doneBy(PASS_TOUCHDOWN);
    return {
      ...score,
      ...(scorer && { player: scorer.place }),
      ...(scorer?.place === EVERYBODY_ELSE && { name: nameable(scorer.name.slice(0, LONGEST_NAME)) }),
      ...(passer && { passer: Math.min(passer.place, EVERYBODY_ELSE) }),
    };
  }
  // A try that was not recorded is told from the summary, and was kicked by who kicks.
  const kicks = score.kind === 'field-goal' || score.kind === 'extra-point';
  return kicks ? { ...score, player: doneBy(KICK)?.place ?? KICKER } : score;
}
