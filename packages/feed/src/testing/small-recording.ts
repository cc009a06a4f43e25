/** A recording in GameCenter's form, made up: Seattle at Cleveland, one row a play. */
export interface SmallRow {
  readonly qtr: number;
  readonly time: string;
  readonly posteam: string;
  readonly yrdln: string;
  readonly desc: string;
  readonly down?: number;
  readonly ydstogo?: number;
  readonly note?: string;
  readonly sp?: number;
  /** What players did, by their id. */
  readonly players?: Readonly<Record<string, readonly object[]>>;
  readonly summary?: { readonly type: string; readonly team: string; readonly desc: string };
}

/** A game of a few plays in which Cleveland wins 10-2. */
export const smallGame: readonly SmallRow[] = [
  kickoff(1, '15:00', 'SEA'),
  scrimmage(1, '14:55', 'CLE', 'CLE 20', 1, 10, 'C.Back up the middle to CLE 25 for 5 yards.'),
  scrimmage(1, '14:20', 'CLE', 'CLE 25', 2, 5, 'C.Back pass deep for 75 yards, TOUCHDOWN.', {
    note: 'TD',
    sp: 1,
    summary: { type: 'TD', team: 'CLE', desc: 'C.Back 75 yd. pass (K.Foot kick is good) Drive: 2 plays' },
  }),
  {
    qtr: 1,
    time: '14:10',
    posteam: 'CLE',
    yrdln: 'SEA 2',
    desc: 'K.Foot extra point is GOOD.',
    note: 'XP',
    sp: 1,
  },
  kickoff(1, '14:10', 'CLE'),
  scrimmage(1, '14:04', 'SEA', 'SEA 20', 1, 10, 'S.Arm sacked at SEA 12.'),
  scrimmage(2, '10:00', 'CLE', 'SEA 20', 4, 4, 'K.Foot 37 yard field goal is GOOD.', {
    note: 'FG',
    sp: 1,
    summary: { type: 'FG', team: 'CLE', desc: 'K.Foot 37 yd. Field Goal' },
  }),
  kickoff(2, '9:55', 'CLE'),
  scrimmage(3, '2:00', 'CLE', 'CLE 1', 2, 9, 'C.Back tackled in End Zone, SAFETY.', {
    note: 'SAF',
    sp: 1,
    summary: { type: 'SAF', team: 'SEA', desc: 'C.Back tackled for a Safety' },
  }),
  kickoff(3, '1:55', 'CLE'),
  scrimmage(4, ':30', 'SEA', 'SEA 40', 1, 10, 'S.Arm kneels to SEA 39 for -1 yards.'),
  { qtr: 4, time: '00:00', posteam: '', yrdln: '', desc: 'END GAME' },
];

function kickoff(qtr: number, time: string, posteam: string): SmallRow {
  const desc = `K.Foot kicks 65 yards from ${posteam} 35 to end zone, Touchback.`;
  return { qtr, time, posteam, yrdln: `${posteam} 35`, desc, note: 'KICKOFF' };
}

function scrimmage(
  qtr: number,
  time: string,
  posteam: string,
  yrdln: string,
  down: number,
  ydstogo: number,
  desc: string,
  rest: Partial<SmallRow> = {},
): SmallRow {
  return { qtr, time, posteam, yrdln, down, ydstogo, desc: `(${time}) (Shotgun) ${desc}`, ...rest };
}

/** The file. `change` may break it in any way before it is written. */
export function smallRecording(
  rows: readonly SmallRow[] = smallGame,
  change: (game: Record<string, unknown>) => void = () => {},
): Uint8Array {
  const plays: Record<string, unknown> = {};
  const scrsummary: Record<string, unknown> = {};
  rows.forEach(({ summary, ...row }, index) => {
    const id = String(36 + 21 * index);
    plays[id] = { sp: 0, down: 0, ydstogo: 0, note: null, ydsnet: 0, players: {}, ...row };
    if (summary) scrsummary[id] = { qtr: row.qtr, players: {}, ...summary };
  });
  const game: Record<string, unknown> = {
    home: { abbr: 'CLE', to: 1, score: { 1: 7, 2: 3, 3: 0, 4: 0, 5: 0, T: 10 } },
    away: { abbr: 'SEA', to: 2, score: { 1: 0, 2: 0, 3: 2, 4: 0, 5: 0, T: 2 } },
    drives: { 1: { posteam: 'CLE', plays }, crntdrv: 1 },
    scrsummary,
    qtr: 'Final',
  };
  change(game);
  return new TextEncoder().encode(JSON.stringify({ '2011102306': game, nextupdate: 44 }));
}
