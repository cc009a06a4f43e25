import type { SideKey } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { isInstant } from '../instant.ts';
import { namesById } from './roster.ts';
import { clockSeconds, isPlayer, type NbaGame, type NbaPeople, type NbaRow, type NbaRowKind } from './row.ts';

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
  /** 0 of what a side did as a whole. */
  personId: v.optional(v.number()),
  playerNameI: v.optional(v.string()),
  assistPersonId: v.optional(v.number()),
  stealPersonId: v.optional(v.number()),
  blockPersonId: v.optional(v.number()),
  jumpBallWonPersonId: v.optional(v.number()),
  jumpBallLostPersonId: v.optional(v.number()),
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
    names: namesById(
      actions.flatMap(({ personId, playerNameI }) =>
        personId !== undefined && playerNameI !== undefined ? [[personId, playerNameI]] : [],
      ),
    ),
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
    number: from.orderNumber,
    period: from.period,
    clock: clockSeconds(from.clock.replace(/^PT(\d+)M([\d.]+)S$/, '$1:$2')),
    kind: kindOf(from),
    side,
    text: from.description,
    score: { home: Number(from.scoreHome), away: Number(from.scoreAway) },
    counts: from.subType === 'personal',
    last: thrown === of,
    worth: WORTH.get(from.actionType) ?? 0,
    who: whoOf(from),
  };
}

const WORTH: ReadonlyMap<string, number> = new Map([
  ['freethrow', 1],
  ['2pt', 2],
  ['3pt', 3],
]);

/** Steals and blocks stand in the row of the ball that was lost and of the shot, and in a row of their own besides. */
function whoOf(from: Action): NbaPeople {
  const { actionType, subType, personId } = from;
  if (actionType === 'substitution') return subType === 'in' ? { on: personId } : { off: personId };
  if (actionType === 'jumpball') {
    return { jumpers: [from.jumpBallWonPersonId, from.jumpBallLostPersonId].filter(isPlayer) };
  }
  if (actionType !== 'turnover' && actionType !== 'rebound' && !WORTH.has(actionType)) return {};
  return { by: personId, assist: from.assistPersonId, steal: from.stealPersonId, block: from.blockPersonId };
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
