import * as v from 'valibot';
import { countsForBonus, isLastThrow, kindOfType, peopleOfType, worthOfType } from './event-types.ts';
import { namesById } from './roster.ts';
import { clockSeconds, isPlayer, type NbaGame, type NbaRow, NO_PLAYER } from './row.ts';

const play = v.object({
  evt: v.optional(v.number()),
  cl: v.string(),
  de: v.string(),
  etype: v.number(),
  mtype: v.number(),
  tid: v.number(),
  hs: v.number(),
  vs: v.number(),
  /** Whose it is, 0 of what a side did as a whole; one of the other side, and one of his own. */
  pid: v.optional(v.number()),
  opid: v.optional(v.string(), ''),
  epid: v.optional(v.string(), ''),
});
const schema = v.object({
  g: v.object({
    /** '20161130/WASOKC': the date, the away side and the home side. */
    gcode: v.pipe(v.string(), v.regex(/^\d{8}\/[A-Z]{6}$/)),
    pd: v.array(v.object({ p: v.number(), pla: v.array(play) })),
  }),
});

type Play = v.InferOutput<typeof play>;

/** The form of the league's data service: { g: { pd: [{ pla }] } }; undefined for any other. */
export function dataForm(value: unknown): NbaGame | undefined {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return undefined;
  const { gcode, pd } = parsed.output.g;
  const plays = pd.flatMap(({ p, pla }) => pla.map((each) => ({ period: p, ...each })));
  const homeId = homeTeam(plays);
  const last = plays.at(-1);
  return {
    away: gcode.slice(9, 12),
    home: gcode.slice(12, 15),
    startsAtMs: Date.UTC(Number(gcode.slice(0, 4)), Number(gcode.slice(4, 6)) - 1, Number(gcode.slice(6, 8))),
    rows: plays.map((each) => rowOf(each, each.period, homeId)),
    names: namesById(plays.flatMap(namedIn)),
    stated: last && { home: last.hs, away: last.vs },
  };
}

/** Whose row the home score first rises on. */
function homeTeam(plays: readonly Play[]): number | undefined {
  return plays.find(({ hs }, index) => hs > (plays[index - 1]?.hs ?? 0))?.tid;
}

function rowOf(from: Play, period: number, homeId: number | undefined): NbaRow {
  return {
    number: from.evt,
    period,
    clock: clockSeconds(from.cl),
    kind: kindOfType(from.etype),
    side: from.tid === 0 ? undefined : from.tid === homeId ? 'home' : 'away',
    text: from.de,
    score: { home: from.hs, away: from.vs },
    counts: from.etype === 6 && countsForBonus(from.mtype),
    last: isLastThrow(from.mtype),
    worth: worthOfType(from.etype, from.de),
    who: peopleOfType(from.etype, { by: from.pid, mate: Number(from.epid), opponent: Number(from.opid) }),
  };
}

/** Where a name ends, in the sentences in which that is certain: before a shot comes how it was thrown. */
const OWN =
  /^\[[A-Z]{3}(?: \d+-\d+)?\] (.+?) (?:3pt Shot:|Free Throw |Rebound |Foul:|Turnover :|Substitution )/;
const MATE = /(?:Assist: (.+) \(\d+ AST\)| replaced by (.+))$/;
const OPPONENT = /(?:Steal:(.+) \(\d+ ST\)|Block: (.+) \(\d+ BLK\))$/;

/** Whom a sentence names: players are told by their surnames, and more of it where two have the same. */
function namedIn({ de, pid = NO_PLAYER, epid, opid }: Play): [number, string][] {
  const named: [number, RegExp][] = [
    [pid, OWN],
    [Number(epid), MATE],
    [Number(opid), OPPONENT],
  ];
  return named.flatMap(([id, where]) => {
    const [, one, other] = where.exec(de) ?? [];
    const name = one ?? other;
    return isPlayer(id) && name !== undefined ? [[id, name]] : [];
  });
}
