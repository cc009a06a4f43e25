import * as v from 'valibot';
import { countsForBonus, isLastThrow, kindOfType } from './event-types.ts';
import { clockSeconds, type NbaGame, type NbaRow } from './row.ts';

const play = v.object({
  cl: v.string(),
  de: v.string(),
  etype: v.number(),
  mtype: v.number(),
  tid: v.number(),
  hs: v.number(),
  vs: v.number(),
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
    stated: last && { home: last.hs, away: last.vs },
  };
}

/** Whose row the home score first rises on. */
function homeTeam(plays: readonly Play[]): number | undefined {
  return plays.find(({ hs }, index) => hs > (plays[index - 1]?.hs ?? 0))?.tid;
}

function rowOf(from: Play, period: number, homeId: number | undefined): NbaRow {
  return {
    period,
    clock: clockSeconds(from.cl),
    kind: kindOfType(from.etype),
    side: from.tid === 0 ? undefined : from.tid === homeId ? 'home' : 'away',
    text: from.de,
    score: { home: from.hs, away: from.vs },
    counts: from.etype === 6 && countsForBonus(from.mtype),
    last: isLastThrow(from.mtype),
  };
}
