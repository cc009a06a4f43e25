import { loggedFrom } from '@fairline/sports/soccer/logged.ts';
import type { LoggedPlay, SoccerPlay } from '@fairline/sports/soccer/play.ts';
import { SHOOTOUT, SOCCER, secondsOf } from '@fairline/sports/soccer/rules.ts';
import { tallyOf } from '@fairline/sports/soccer/tally.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import { PERIODS, type WyscoutEvent, type WyscoutMatch } from './match-file.ts';
import { placesOf } from './players.ts';
import { tell } from './tell.ts';

/** Wyscout's tags: what became of an event, and the referee's cards. */
const GOAL = 101;
const OWN_GOAL = 102;
const RED = 1701;
const YELLOW = 1702;
const SECOND_YELLOW = 1703;
const ACCURATE = 1801;

/** The clock is told at least this often, in seconds. */
const QUIET_SECONDS = 120;

/** What an event is as a play: everything but its text and the tally. */
type Told = Omit<SoccerPlay, 'text' | 'tally'>;

/** The plays of a match, from the kickoff to the end. @param homeTeam Wyscout's id */
export function soccerPlays(match: WyscoutMatch, homeTeam: number): SoccerPlay[] {
  const places = placesOf(match);
  const told: { play: Told; event: WyscoutEvent | undefined }[] = [];
  for (const [index, name] of PERIODS.entries()) {
    const period = index + 1;
    const events = match.events.filter(({ matchPeriod }) => matchPeriod === name);
    if (events.length === 0) continue;
    if (period < SHOOTOUT) told.push({ play: { kind: 'kickoff', period, clock: 0 }, event: undefined });
    let last = 0;
    for (const event of events) {
      const clock = period === SHOOTOUT ? 0 : Math.floor(event.eventSec);
      for (const play of playsOf(event, period, clock, homeTeam, places.get(event.playerId))) {
        told.push({ play, event });
        last = clock;
      }
      if (period < SHOOTOUT && clock - last >= QUIET_SECONDS) {
        told.push({ play: { kind: 'quiet', period, clock }, event: undefined });
        last = clock;
      }
    }
    const isLast = !match.events.some(({ matchPeriod }) => PERIODS.indexOf(matchPeriod) > index);
    const clock = period === SHOOTOUT ? 0 : Math.max(lastSecond(events), secondsOf(SOCCER, period));
    told.push({ play: { kind: isLast ? 'end-of-game' : 'end-of-period', period, clock }, event: undefined });
  }
  return withTallies(told, match);
}

function lastSecond(events: readonly WyscoutEvent[]): number {
  return Math.floor(events.at(-1)?.eventSec ?? 0);
}

/** Cards and goals of one event; none for most. An event carries a card besides what it is. */
function playsOf(
  event: WyscoutEvent,
  period: number,
  clock: number,
  homeTeam: number,
  place: number | undefined,
): Told[] {
  const has = (tag: number) => event.tags.some(({ id }) => id === tag);
  const side: SideKey = event.teamId === homeTeam ? 'home' : 'away';
  const other: SideKey = side === 'home' ? 'away' : 'home';
  const at = { period, clock };
  const player = place === undefined ? {} : { player: place };
  if (period === SHOOTOUT) {
    return event.subEventName === 'Penalty'
      ? [{ ...at, kind: 'shootout-kick', side, made: has(GOAL), ...player }]
      : [];
  }
  const plays: Told[] = [];
  if (has(OWN_GOAL)) plays.push({ ...at, kind: 'goal', side: other, how: 'own-goal' });
  if (event.eventName === 'Shot' || SHOTS.has(event.subEventName)) {
    plays.push({
      ...at,
      side,
      ...player,
      ...shotOf(event.subEventName === 'Penalty', has(GOAL), has(ACCURATE)),
    });
  }
  if (event.subEventName === 'Corner') plays.push({ ...at, kind: 'corner', side });
  if (has(YELLOW)) plays.push({ ...at, kind: 'yellow-card', side, ...player });
  if (has(RED) || has(SECOND_YELLOW)) plays.push({ ...at, kind: 'red-card', side, ...player });
  return plays;
}

const SHOTS: ReadonlySet<string> = new Set(['Penalty', 'Free kick shot']);

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
