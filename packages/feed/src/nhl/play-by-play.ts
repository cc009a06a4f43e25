import type { HockeyRules } from '@fairline/sports/hockey/rules.ts';
import { EVERYBODY_ELSE, SKATERS } from '@fairline/sports/hockey/scoring.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { isInstant } from '../instant.ts';
import { areNamed, type Roster, rostersOf } from '../readers/roster.ts';
import { type Dressed, seatsOf } from './roster.ts';
import { type NhlGame, type NhlRow, rulesOfType, secondsLeft, situationOf, strengthUnder } from './row.ts';

const team = v.object({ id: v.number(), abbrev: v.string(), score: v.optional(v.number()) });
const name = v.object({ default: v.string() });
const play = v.object({
  periodDescriptor: v.object({ number: v.number(), periodType: v.string() }),
  timeInPeriod: v.string(),
  situationCode: v.optional(v.string()),
  typeDescKey: v.string(),
  sortOrder: v.number(),
  details: v.optional(
    v.object({
      eventOwnerTeamId: v.optional(v.number()),
      duration: v.optional(v.number()),
      descKey: v.optional(v.string()),
      typeCode: v.optional(v.string()),
      shotType: v.optional(v.string()),
      shootingPlayerId: v.optional(v.number()),
      scoringPlayerId: v.optional(v.number()),
      assist1PlayerId: v.optional(v.number()),
      assist2PlayerId: v.optional(v.number()),
      committedByPlayerId: v.optional(v.number()),
    }),
  ),
});
const spot = v.object({
  teamId: v.optional(v.number()),
  playerId: v.number(),
  firstName: name,
  lastName: name,
  positionCode: v.optional(v.string(), ''),
});
const schema = v.object({
  gameType: v.optional(v.number()),
  startTimeUTC: v.pipe(v.string(), v.check(isInstant)),
  gameState: v.string(),
  awayTeam: team,
  homeTeam: team,
  plays: v.array(play),
  rosterSpots: v.optional(v.array(spot), []),
});

type Play = v.InferOutput<typeof play>;
type Spot = v.InferOutput<typeof spot>;

/** The form of the league's play-by-play: { plays }; undefined for any other. */
export function playByPlay(value: unknown): NhlGame | undefined {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return undefined;
  const { homeTeam, awayTeam, startTimeUTC, gameState, rosterSpots } = parsed.output;
  const names = new Map(rosterSpots.map((each) => [each.playerId, nameOf(each)]));
  const seatsFor = (teamId: number) =>
    seatsOf(rosterSpots.filter((each) => each.teamId === teamId).map(dressedAt));
  const rosters = rostersOf({ home: seatsFor(homeTeam.id), away: seatsFor(awayTeam.id) }, SKATERS);
  const areTold = areNamed(rosters);
  const sideOf = (id: number | undefined): SideKey | undefined =>
    id === homeTeam.id ? 'home' : id === awayTeam.id ? 'away' : undefined;
  const rules = rulesOfType(parsed.output.gameType);
  const plays = parsed.output.plays.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const isOver = gameState === 'OFF' || gameState === 'FINAL';
  return {
    rules,
    home: homeTeam.abbrev,
    away: awayTeam.abbrev,
    startsAtMs: Date.parse(startTimeUTC),
    rows: plays.map((each) => {
      const side = sideOf(each.details?.eventOwnerTeamId);
      const row = rowOf(each, side, names, rules);
      return side && areTold ? { ...row, ...whoOf(each, rosters[side]) } : row;
    }),
    ...(areTold && { players: { home: rosters.home.names, away: rosters.away.names } }),
    stated:
      isOver && homeTeam.score !== undefined && awayTeam.score !== undefined
        ? { home: homeTeam.score, away: awayTeam.score }
        : undefined,
  };
}

/** "E. Malkin" */
function nameOf({ firstName, lastName }: Spot): string {
  return `${firstName.default.charAt(0)}. ${lastName.default}`;
}

function dressedAt(at: Spot): Dressed {
  const { playerId, firstName, lastName, positionCode } = at;
  const forms = [nameOf(at), `${firstName.default} ${lastName.default}`];
  return { playerId, forms, position: positionCode };
}

/** Who shot or scored, and who assisted. */
function whoOf({ details }: Play, roster: Roster<number>): Pick<NhlRow, 'player' | 'assists'> {
  const placeOf = (id: number): number => roster.placeOf(id) ?? EVERYBODY_ELSE;
  const shooter = details?.scoringPlayerId ?? details?.shootingPlayerId;
  const helpers = [details?.assist1PlayerId, details?.assist2PlayerId].filter((id) => id !== undefined);
  return {
    ...(shooter !== undefined && { player: placeOf(shooter) }),
    ...(helpers.length > 0 && { assists: helpers.map(placeOf) }),
  };
}

function rowOf(
  from: Play,
  side: SideKey | undefined,
  names: ReadonlyMap<number, string>,
  rules: HockeyRules,
): NhlRow {
  const { number: period, periodType } = from.periodDescriptor;
  const shootout = periodType === 'SO';
  const kind = kindOf(from.typeDescKey, shootout);
  return {
    number: from.sortOrder,
    period: shootout ? 5 : period,
    clock: shootout ? 0 : secondsLeft(from.timeInPeriod, period, rules),
    kind,
    side,
    text: textOf(from, kind, names),
    good: from.typeDescKey === 'goal',
    strength: side ? strengthUnder(from.situationCode, side) : 'even',
    minutes: from.details?.duration ?? 0,
    pulled: shootout ? undefined : situationOf(from.situationCode)?.pulled,
  };
}

function kindOf(key: string, shootout: boolean): NhlRow['kind'] {
  if (shootout && (key === 'goal' || key === 'shot-on-goal' || key === 'missed-shot')) return 'attempt';
  if (key === 'shot-on-goal') return 'shot';
  if (key === 'goal' || key === 'penalty' || key === 'period-end' || key === 'game-end') return key;
  return 'other';
}

function textOf(
  { details, typeDescKey }: Play,
  kind: NhlRow['kind'],
  names: ReadonlyMap<number, string>,
): string {
  const who = names.get(
    details?.scoringPlayerId ?? details?.shootingPlayerId ?? details?.committedByPlayerId ?? 0,
  );
  switch (kind) {
    case 'shot':
      return `${who ?? 'Shot'}${details?.shotType ? ` ${details.shotType} shot` : ''}, saved`;
    case 'goal':
      return `${who ?? 'A goal'} scores`;
    case 'penalty':
      return `${who ?? 'Penalty'}: ${details?.duration ?? 2} minutes for ${(details?.descKey ?? '').replaceAll('-', ' ')}`;
    case 'attempt':
      return `${who ?? 'Attempt'} ${typeDescKey === 'goal' ? 'scores' : 'is stopped'} in the shoot-out`;
    default:
      return '';
  }
}
