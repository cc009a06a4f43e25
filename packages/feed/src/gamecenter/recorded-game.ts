import * as v from 'valibot';

/** A GameCenter recording as far as Fairline reads it. */
export interface RecordedGame {
  /** The league's id of the game; begins with its date, yyyymmdd. */
  readonly gsisId: string;
  readonly home: RecordedSide;
  readonly away: RecordedSide;
  /** Whether the recording says that the game is over. */
  readonly ended: boolean;
  /** In the order they were played. */
  readonly plays: readonly RecordedPlay[];
}

export interface RecordedSide {
  readonly abbreviation: string;
  /** Points by quarter, 1 to 4 and overtime, and in all. */
  readonly quarters: readonly number[];
  readonly total: number;
}

/** A row of a drive: the situation before the snap, and what came of it in words. */
export interface RecordedPlay {
  /** Rises in the order of play, but for nothing else. */
  readonly id: number;
  /** 1 to 4, 5 in overtime. */
  readonly quarter: number;
  /** Game clock at the snap in seconds; undefined in a row that marks the end of a quarter. */
  readonly clock: number | undefined;
  /** Who has the ball; '' for timeouts and marks. */
  readonly team: string;
  /** "SEA 35", "50" or '' */
  readonly yardLine: string;
  readonly down: number;
  readonly distance: number;
  /** 'KICKOFF', 'PUNT', 'TD', 'XP', 'FG', 'TIMEOUT', … */
  readonly note: string;
  readonly text: string;
  /** Whether the row is marked as bringing points. */
  readonly scoring: boolean;
  /** The scoring summary of this very row. */
  readonly summary: { readonly type: string; readonly team: string; readonly text: string } | undefined;
  /** What players did, in the order the row tells it. */
  readonly deeds: readonly RecordedDeed[];
}

/** Something a player did in a play. */
export interface RecordedDeed {
  /** The league's id of the player. */
  readonly player: string;
  readonly name: string;
  /** Whom he plays for, as the sides are abbreviated. */
  readonly club: string;
  /** GameCenter's number for what it was, see deeds.ts. */
  readonly stat: number;
  readonly yards: number;
}

const text = v.optional(v.nullable(v.string()), '');
const number = v.optional(v.nullable(v.number()), 0);

const playSchema = v.object({
  sp: number,
  qtr: v.number(),
  down: number,
  time: text,
  yrdln: text,
  ydstogo: number,
  posteam: text,
  desc: text,
  note: text,
  players: v.optional(v.nullable(v.record(v.string(), v.unknown())), {}),
});

const deedSchema = v.object({
  clubcode: v.string(),
  playerName: v.pipe(v.string(), v.minLength(1)),
  statId: v.number(),
  yards: v.optional(v.nullable(v.number()), 0),
  sequence: number,
});

const sideSchema = v.object({
  abbr: v.pipe(v.string(), v.minLength(1)),
  score: v.record(v.string(), v.number()),
});
const driveSchema = v.object({ plays: v.optional(v.record(v.string(), v.unknown()), {}) });
const summarySchema = v.object({ type: v.string(), team: v.string(), desc: text });

const gameSchema = v.object({
  home: sideSchema,
  away: sideSchema,
  /** Beside the drives, by number, stands 'crntdrv', a plain number. */
  drives: v.optional(v.nullable(v.record(v.string(), v.unknown())), {}),
  scrsummary: v.optional(v.nullable(v.record(v.string(), v.unknown())), {}),
  qtr: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
});

/** Reads the parsed JSON; the answer is a sentence when it is not a recording. Rows that cannot be read are left out. */
export function recordedGame(value: unknown): RecordedGame | string {
  const file = v.safeParse(v.record(v.string(), v.unknown()), value);
  if (!file.success) return 'it is not an object';
  const entry = Object.entries(file.output).find(([key]) => /^\d{10}$/.test(key));
  if (!entry) return 'it names no game';
  const [gsisId, body] = entry;
  const game = v.safeParse(gameSchema, body);
  if (!game.success) return `${v.getDotPath(game.issues[0]) ?? 'game'}: ${game.issues[0].message}`;
  const { home, away, drives, scrsummary, qtr } = game.output;
  return {
    gsisId,
    home: recordedSide(home),
    away: recordedSide(away),
    ended: /final/i.test(String(qtr)),
    plays: recordedPlays(drives ?? {}, scrsummary ?? {}),
  };
}

function recordedSide({ abbr, score }: v.InferOutput<typeof sideSchema>): RecordedSide {
  return {
    abbreviation: abbr,
    quarters: ['1', '2', '3', '4', '5'].map((quarter) => score[quarter] ?? 0),
    total: score.T ?? 0,
  };
}

/** Rows of all drives by their id: a drive's own rows are not always in order. */
function recordedPlays(drives: Record<string, unknown>, summaries: Record<string, unknown>): RecordedPlay[] {
  const plays: RecordedPlay[] = [];
  for (const drive of Object.values(drives)) {
    const rows = v.safeParse(driveSchema, drive);
    if (!rows.success) continue;
    for (const [id, row] of Object.entries(rows.output.plays)) {
      const play = v.safeParse(playSchema, row);
      if (play.success) plays.push(recordedPlay(Number(id), play.output, summaries[id]));
    }
  }
  return plays.sort((left, right) => left.id - right.id);
}

function recordedPlay(id: number, row: v.InferOutput<typeof playSchema>, summary: unknown): RecordedPlay {
  const scored = v.safeParse(summarySchema, summary);
  return {
    id,
    quarter: row.qtr,
    clock: clockSeconds(row.time ?? ''),
    team: row.posteam ?? '',
    yardLine: row.yrdln ?? '',
    down: row.down ?? 0,
    distance: row.ydstogo ?? 0,
    note: row.note ?? '',
    text: row.desc ?? '',
    scoring: row.sp === 1,
    summary: scored.success
      ? { type: scored.output.type, team: scored.output.team, text: scored.output.desc ?? '' }
      : undefined,
    deeds: recordedDeeds(row.players ?? {}),
  };
}

/** What is told of a team as a whole names no player and is left out. */
function recordedDeeds(players: Record<string, unknown>): RecordedDeed[] {
  const deeds = Object.entries(players).flatMap(([player, list]) =>
    (Array.isArray(list) ? list : []).flatMap((entry) => {
      const deed = v.safeParse(deedSchema, entry);
      return deed.success ? [{ player, ...deed.output }] : [];
    }),
  );
  return deeds
    .sort((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
    .map(({ player, playerName, clubcode, statId, yards }) => ({
      player,
      name: playerName,
      club: clubcode,
      stat: statId,
      yards: yards ?? 0,
    }));
}

/** "13:04", ":32" */
function clockSeconds(time: string): number | undefined {
  const match = /^(\d{0,2}):(\d{2})$/.exec(time);
  return match ? Number(match[1] ?? '') * 60 + Number(match[2]) : undefined;
}
