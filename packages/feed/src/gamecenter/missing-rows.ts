import { isSnap, isTry, playKind } from './play-kind.ts';
import type { OrderedPlay } from './play-order.ts';
import type { RecordedGame, RecordedPlay } from './recorded-game.ts';

/** A row that brings nothing, as the ground for rows that are made up. */
const BLANK: Omit<OrderedPlay, 'quarter' | 'id' | 'clock'> = {
  team: '',
  yardLine: '',
  down: 0,
  distance: 0,
  note: '',
  text: '',
  scoring: false,
  summary: undefined,
  deeds: [],
};

/**
 * Adds what recordings leave out but the rest of them proves: ends of quarters, the end of the game, and after a score the
 * try (its outcome stands in the scoring summary) and the kickoff.
 */
export function withMissingRows(plays: readonly OrderedPlay[], game: RecordedGame): OrderedPlay[] {
  return plays.flatMap((play, index) => {
    const following = plays.slice(index + 1);
    return [
      play,
      ...missingTry(play, following),
      ...missingKickoff(play, following, game),
      ...missingEnd(play, following, game),
    ];
  });
}

/** The clock when a play was over: what the next row of the quarter shows. */
function afterwards(play: OrderedPlay, [next]: readonly OrderedPlay[]): number {
  return next?.quarter === play.quarter ? next.clock : 0;
}

function nextSnap(rows: readonly RecordedPlay[]): RecordedPlay | undefined {
  return rows.find(isSnap);
}

/** "T.McBride 63 yd. fumble return (J.Brown kick is good)", "(run failed)", "(T.Romo-T.Williams pass)" */
function missingTry(play: OrderedPlay, following: readonly OrderedPlay[]): OrderedPlay[] {
  const words = /\(([^()]*(?:kick|run|pass)[^()]*)\)/.exec(play.summary?.text ?? '')?.[1];
  if (play.summary?.type !== 'TD' || !words) return [];
  const snap = nextSnap(following);
  if (snap && isTry(snap)) return [];
  const kick = /kick/.test(words);
  const failed = /fail|block|no good|miss/i.test(words);
  const what = kick ? 'extra point' : 'two-point conversion';
  return [
    {
      ...BLANK,
      id: play.id,
      quarter: play.quarter,
      clock: afterwards(play, following),
      team: play.summary.team,
      note: kick ? 'XP' : '2P',
      text: `${what[0]?.toUpperCase()}${what.slice(1)} ${failed ? 'is no good' : 'is good'}`,
      scoring: !failed,
    },
  ];
}

function missingKickoff(
  play: OrderedPlay,
  following: readonly OrderedPlay[],
  game: RecordedGame,
): OrderedPlay[] {
  const scored = isTry(play) || play.summary !== undefined;
  const snap = nextSnap(following);
  if (!scored || !snap || snap.quarter !== play.quarter) return [];
  if (isTry(snap) || playKind(snap) === 'kickoff') return [];
  // After a safety the side that was caught kicks, after any other score the side that scored.
  const scorer = play.summary?.team ?? play.team;
  const { home, away } = game;
  const other = scorer === home.abbreviation ? away.abbreviation : home.abbreviation;
  const team = play.summary?.type === 'SAF' ? other : scorer;
  const { id, quarter } = play;
  const row = { ...BLANK, id, quarter, clock: afterwards(play, following), team, note: 'KICKOFF' };
  return [{ ...row, yardLine: `${team} 35`, text: `${team} kicks off` }];
}

function missingEnd(play: OrderedPlay, following: readonly OrderedPlay[], game: RecordedGame): OrderedPlay[] {
  const kind = playKind(play);
  const [next] = following;
  const { id, quarter } = play;
  if (next && next.quarter > quarter && kind !== 'end-of-period') {
    return [{ ...BLANK, id, quarter, clock: 0, text: `END QUARTER ${quarter}` }];
  }
  if (!next && game.ended && kind !== 'end-of-game') {
    return [{ ...BLANK, id, quarter, clock: quarter <= 4 ? 0 : play.clock, text: 'END GAME' }];
  }
  return [];
}
