import { loggedFrom } from '@fairline/sports/soccer/logged.ts';
import type { LoggedPlay, SoccerPlay } from '@fairline/sports/soccer/play.ts';
import { EVERYBODY_ELSE } from '@fairline/sports/soccer/player-words.ts';
import { nominalSeconds, SHOOTOUT, SOCCER } from '@fairline/sports/soccer/rules.ts';
import { tallyOf } from '@fairline/sports/soccer/tally.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import type { Roster } from '../readers/roster.ts';
import { PERIODS, type WyscoutEvent, type WyscoutMatch } from './match-file.ts';
import { passesOf } from './passes.ts';
import { ACCURATE, GOAL, hasTag, isShot, OWN_GOAL, RED, SECOND_YELLOW, YELLOW } from './tags.ts';
import { tell } from './tell.ts';

/** The clock is told at least this often, in seconds. */
const QUIET_SECONDS = 120;

/** What an event is as a play: everything but its text and the tally. */
type Told = Omit<SoccerPlay, 'text' | 'tally'>;

/** The plays of a match, from the kickoff to the end. @param homeTeam Wyscout's id */
export function soccerPlays(
  match: WyscoutMatch,
  homeTeam: number,
  rosters: BySide<Roster<number>>,
): SoccerPlay[] {
  const passes = passesOf(match.events);
  const told: { play: Told; event: WyscoutEvent | undefined }[] = [];
  for (const [index, name] of PERIODS.entries()) {
    const period = index + 1;
    const events = match.events.filter(({ matchPeriod }) => matchPeriod === name);
    if (events.length === 0) continue;
    if (period < SHOOTOUT) told.push({ play: { kind: 'kickoff', period, clock: 0 }, event: undefined });
    let last = 0;
    for (const event of events) {
      const clock = period === SHOOTOUT ? 0 : Math.floor(event.eventSec);
      const side = event.teamId === homeTeam ? 'home' : 'away';
      const placeOf = (id: number) =>
        rosters[side].placeOf(id) ?? (match.players.has(id) ? EVERYBODY_ELSE : undefined);
      for (const play of playsOf(event, { period, clock }, side, whoOf(event, passes.get(event), placeOf))) {
        told.push({ play, event });
        last = clock;
      }
      if (period < SHOOTOUT && clock - last >= QUIET_SECONDS) {
        told.push({ play: { kind: 'quiet', period, clock }, event: undefined });
        last = clock;
      }
    }
    const isLast = !match.events.some(({ matchPeriod }) => PERIODS.indexOf(matchPeriod) > index);
    const clock = period === SHOOTOUT ? 0 : Math.max(lastSecond(events), nominalSeconds(SOCCER, period));
    told.push({ play: { kind: isLast ? 'end-of-game' : 'end-of-period', period, clock }, event: undefined });
  }
  return withTallies(told, match);
}

function lastSecond(events: readonly WyscoutEvent[]): number {
  return Math.floor(events.at(-1)?.eventSec ?? 0);
}

/** Who did something, and who passed for it if it is a goal: null for nobody. What is not known is absent. */
interface Who {
  readonly player?: number;
  readonly assist?: number | null;
}

/** @param placeOf EVERYBODY_ELSE of who finds no place; undefined of whom the match does not list */
function whoOf(
  event: WyscoutEvent,
  pass: WyscoutEvent | undefined,
  placeOf: (player: number) => number | undefined,
): Who {
  const player = placeOf(event.playerId);
  const isAnothers = pass !== undefined && pass.playerId !== event.playerId;
  const assist = isAnothers ? placeOf(pass.playerId) : null;
  return { ...(player !== undefined && { player }), ...(assist !== undefined && { assist }) };
}

/** Cards and goals of one event; none for most. An event carries a card besides what it is. */
function playsOf(
  event: WyscoutEvent,
  at: Pick<Told, 'period' | 'clock'>,
  side: SideKey,
  { assist, ...player }: Who,
): Told[] {
  const has = (tag: number) => hasTag(event, tag);
  const other: SideKey = side === 'home' ? 'away' : 'home';
  const isPenalty = event.subEventName === 'Penalty';
  if (at.period === SHOOTOUT) {
    return isPenalty ? [{ ...at, kind: 'shootout-kick', side, made: has(GOAL), ...player }] : [];
  }
  const plays: Told[] = [];
  if (has(OWN_GOAL)) plays.push({ ...at, kind: 'goal', side: other, how: 'own-goal' });
  if (isShot(event)) {
    const passed = has(GOAL) && !isPenalty && assist !== undefined ? { assist } : {};
    plays.push({ ...at, side, ...player, ...passed, ...shotOf(isPenalty, has(GOAL), has(ACCURATE)) });
  }
  if (event.subEventName === 'Corner') plays.push({ ...at, kind: 'corner', side });
  if (has(YELLOW)) plays.push({ ...at, kind: 'yellow-card', side, ...player });
  if (has(RED) || has(SECOND_YELLOW)) plays.push({ ...at, kind: 'red-card', side, ...player });
  return plays;
}

function shotOf(
  isPenalty: boolean,
  isGoal: boolean,
  onTarget: boolean,
): Pick<Told, 'kind' | 'how' | 'onTarget'> {
  if (isGoal) return { kind: 'goal', how: isPenalty ? 'penalty' : 'open-play' };
  return { kind: isPenalty ? 'missed-penalty' : 'shot', onTarget };
}

function withTallies(
  told: readonly { play: Told; event: WyscoutEvent | undefined }[],
  match: WyscoutMatch,
): SoccerPlay[] {
  const log: LoggedPlay[] = [];
  return told.map(({ play, event }) => {
    const logged = loggedFrom({ ...play, text: '', tally: tallyOf([]) });
    if (logged !== undefined) log.push(logged);
    const tally = tallyOf(log);
    const player = event && match.players.get(event.playerId);
    const team = event && match.teams.get(event.teamId)?.name;
    return { ...play, tally, text: tell({ ...play, tally }, player?.name, team) };
  });
}
