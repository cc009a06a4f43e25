import type { SideKey } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { isInstant } from '../instant.ts';
import { clockSeconds, type NbaGame, type NbaRow, type NbaRowKind } from './row.ts';

const action = v.object({
  clock: v.string(),
  timeActual: v.string(),
  period: v.number(),
  actionType: v.string(),
  subType: v.optional(v.string(), ''),
  teamTricode: v.optional(v.string()),
  scoreHome: v.string(),
  scoreAway: v.string(),
  orderNumber: v.number(),
  description: v.optional(v.string(), ''),
});
const schema = v.object({ game: v.object({ gameId: v.string(), actions: v.array(action) }) });

type Action = v.InferOutput<typeof action>;

/** The form of the league's live feed: { game: { actions } }; undefined for any other. */
export function liveForm(value: unknown): NbaGame | undefined {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return undefined;
  const actions = parsed.output.game.actions.toSorted((one, other) => one.orderNumber - other.orderNumber);
  const [first] = actions;
  const teams = homeAndAway(actions);
  if (first === undefined || teams === undefined || !isInstant(first.timeActual)) return undefined;
  return {
    ...teams,
    startsAtMs: Date.parse(first.timeActual),
    rows: actions.map((each) => rowOf(each, teams.home)),
    stated: undefined,
  };
}

/** The feed names nobody as home: whoever's score of the home side rises first is. */
function homeAndAway(actions: readonly Action[]): { home: string; away: string } | undefined {
  const codes = [...new Set(actions.flatMap(({ teamTricode }) => teamTricode ?? []))];
  const [one, other] = codes;
  if (one === undefined || other === undefined || codes.length !== 2) return undefined;
  const scoring = actions.find(
    ({ teamTricode, scoreHome, scoreAway }) => teamTricode && (scoreHome !== '0' || scoreAway !== '0'),
  );
  if (scoring === undefined) return undefined;
  const isHome = scoring.scoreHome !== '0';
  const scorer = scoring.teamTricode === one ? one : other;
  const rest = scorer === one ? other : one;
  return isHome ? { home: scorer, away: rest } : { home: rest, away: scorer };
}

const KINDS: Readonly<Record<string, NbaRowKind>> = {
  freethrow: 'free-throw',
  rebound: 'rebound',
  turnover: 'turnover',
  foul: 'foul',
  timeout: 'timeout',
  jumpball: 'jump-ball',
};

function rowOf(from: Action, home: string): NbaRow {
  const side = sideOf(from.teamTricode, home);
  const [thrown = '', of = ''] = from.subType.split(' of ');
  return {
    period: from.period,
    clock: clockSeconds(from.clock.replace(/^PT(\d+)M([\d.]+)S$/, '$1:$2')),
    kind: kindOf(from),
    side,
    text: from.description,
    score: { home: Number(from.scoreHome), away: Number(from.scoreAway) },
    counts: from.subType === 'personal',
    last: thrown === of,
  };
}

function sideOf(code: string | undefined, home: string): SideKey | undefined {
  if (code === undefined) return undefined;
  return code === home ? 'home' : 'away';
}

function kindOf({ actionType, subType, description }: Action): NbaRowKind {
  if (actionType === 'period') return subType === 'end' ? 'period-end' : 'other';
  if (actionType === 'game') return subType === 'end' ? 'game-end' : 'other';
  if (actionType === '2pt' || actionType === '3pt') return description.startsWith('MISS') ? 'missed' : 'made';
  return KINDS[actionType] ?? 'other';
}
