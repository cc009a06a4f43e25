import * as v from 'valibot';
import type { RecordingFault } from '../readers/recording.ts';
import { toldOnce } from '../readers/told-twice.ts';
import { openJson } from '../readers/unpack.ts';

const eventSchema = v.object({
  id: v.optional(v.number()),
  eventName: v.string(),
  subEventName: v.string(),
  tags: v.array(v.object({ id: v.number() })),
  playerId: v.number(),
  teamId: v.number(),
  matchPeriod: v.picklist(['1H', '2H', 'E1', 'E2', 'P']),
  eventSec: v.pipe(v.number(), v.minValue(0), v.maxValue(7200)),
});

const teamSchema = v.object({ team: v.object({ name: v.string(), officialName: v.string() }) });
const playerSchema = v.object({
  player: v.object({
    wyId: v.number(),
    shortName: v.string(),
    firstName: v.optional(v.string(), ''),
    lastName: v.optional(v.string(), ''),
    role: v.object({ code2: v.string() }),
  }),
});

const matchSchema = v.object({
  events: v.pipe(v.array(eventSchema), v.minLength(1)),
  teams: v.record(v.string(), teamSchema),
  players: v.record(v.string(), v.array(v.unknown())),
});

/** One thing that somebody did with the ball, or a referee did. Seconds count from the start of the period. */
export type WyscoutEvent = Readonly<v.InferOutput<typeof eventSchema>>;

export interface WyscoutPlayer {
  readonly id: number;
  readonly team: number;
  readonly name: string;
  readonly wholeName: string;
  /** GK, DF, MD, FW */
  readonly role: string;
}

/** A recorded match as far as Fairline reads it: events in the order they happened. */
export interface WyscoutMatch {
  readonly events: readonly WyscoutEvent[];
  readonly teams: ReadonlyMap<number, { readonly name: string; readonly officialName: string }>;
  readonly players: ReadonlyMap<number, WyscoutPlayer>;
  /** What is wrong with the event after the last of them. */
  readonly fault?: RecordingFault;
}

/** Reads a match file, gzipped or not. @returns a sentence where it is none */
export function readMatchFile(bytes: Uint8Array): WyscoutMatch | string {
  const value = openJson(bytes);
  if (value === undefined) return 'its JSON cannot be read to the end';
  const parsed = v.safeParse(matchSchema, value);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'match'}: ${parsed.issues[0].message}`;
  const { events, teams, players } = parsed.output;
  const { rows, fault } = toldOnce(inOrder(events), ({ id }) => id);
  return {
    events: rows,
    ...(fault && { fault }),
    teams: new Map(Object.entries(teams).map(([id, { team }]) => [Number(id), namesOf(team)])),
    players: new Map(
      Object.entries(players).flatMap(([team, list]) =>
        list.flatMap((entry) => playerOf(Number(team), entry)),
      ),
    ),
  };
}

export const PERIODS = ['1H', '2H', 'E1', 'E2', 'P'] as const;

/** By period and second; the file keeps what happens in one second in its order. */
function inOrder(events: readonly WyscoutEvent[]): WyscoutEvent[] {
  const rank = ({ matchPeriod, eventSec }: WyscoutEvent) => PERIODS.indexOf(matchPeriod) * 10_000 + eventSec;
  return [...events].sort((one, other) => rank(one) - rank(other));
}

function playerOf(team: number, entry: unknown): [number, WyscoutPlayer][] {
  const parsed = v.safeParse(playerSchema, entry);
  if (!parsed.success) return [];
  const { wyId, shortName, firstName, lastName, role } = parsed.output.player;
  const wholeName = unescaped(`${firstName} ${lastName}`);
  return [[wyId, { id: wyId, team, name: unescaped(shortName), wholeName, role: role.code2 }]];
}

function namesOf({ name, officialName }: { name: string; officialName: string }) {
  return { name: unescaped(name), officialName: unescaped(officialName) };
}

/** The files write letters with accents twice escaped: "\\u00c1lvaro". */
function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
