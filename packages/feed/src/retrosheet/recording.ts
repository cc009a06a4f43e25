import { baseball } from '@fairline/sports/baseball/baseball.ts';
import type { BaseballPlay } from '@fairline/sports/baseball/play.ts';
import { otherSide } from '@fairline/sports/sport.ts';
import { csvTable } from '../readers/csv.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { cutOff, notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { beventPlays } from './bevent-plays.ts';
import { type EventFileGame, readEventFile } from './event-file.ts';
import { dateOfId, fixtureOf, isDate, startMs } from './fixture.ts';
import { beginnersOf, playersOf } from './line-up.ts';
import { eventFilePlays } from './plays.ts';

export const RETROSHEET = 'retrosheet';

/** Turns a Retrosheet event file of one game into messages; undefined when the text is none. @param isCut the file ends in the middle */
export function readEventFileRecording(text: string, isCut = false): ReadRecording | undefined {
  if (!text.startsWith('id,')) return undefined;
  const game = readEventFile(text);
  if (game === undefined) return notAGame('it names no game');
  const startsAtMs = startMs(game.date, game.startTime);
  if (!isDate(startsAtMs)) return notAGame('it has no date');
  const beginners = beginnersOf(game.starts);
  const comingIn = game.records.flatMap((record) =>
    record.kind === 'sub' && record.entry ? [record.entry] : [],
  );
  const players = beginners && playersOf(beginners, comingIn);
  const fixture = fixtureOf({ ...game, startsAtMs, players, tellsSubstitutions: beginners !== undefined });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  if (game.id !== `${game.home}${game.date.replaceAll('/', '')}${game.number}`) {
    return notAGame('its id is that of another');
  }
  const { plays, fault: contradiction } = eventFilePlays(game, beginners);
  const fault = isCut ? cutOff(plays.length) : contradiction;
  const disagreement = decisionDisagreement(game, plays);
  return toldRecording(baseball, { source: RETROSHEET, fixture, plays, fault, disagreement });
}

/** What the file says of the pitchers who won and lost and its plays do not lead to. */
function decisionDisagreement(
  { decided }: EventFileGame,
  plays: readonly BaseballPlay[],
): string | undefined {
  const { home = 0, away = 0 } = plays.at(-1)?.score ?? {};
  const winner = home > away ? 'home' : 'away';
  const { won = winner, lost = otherSide(winner) } = decided;
  return won === winner && lost !== winner
    ? undefined
    : `The plays give the ${winner} side the game, its pitchers say the other won.`;
}

/** Turns a game written out by Retrosheet's BEVENT into messages; undefined when the text is none. @param isCut as above */
export function readBeventRecording(text: string, isCut = false): ReadRecording | undefined {
  if (!text.startsWith('gameId,visitingTeam,')) return undefined;
  const table = csvTable(text, isCut);
  const { rows } = table;
  const [first] = rows;
  if (first === undefined) return notAGame('it has no plays');
  const id = first('gameId');
  const startsAtMs = startMs(dateOfId(id), '');
  if (!isDate(startsAtMs)) return notAGame('it has no date');
  const teams = { home: id.slice(0, 3), visitors: first('visitingTeam') };
  const fixture = fixtureOf({ ...teams, startsAtMs, tellsSubstitutions: true });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  const ownRows = rows.findIndex((row) => GAME_COLUMNS.some((column) => row(column) !== first(column)));
  const plays = beventPlays(ownRows < 0 ? rows : rows.slice(0, ownRows));
  const fault = table.cutOff || ownRows > 0 ? cutOff(plays.length) : undefined;
  return toldRecording(baseball, { source: RETROSHEET, fixture, plays, fault });
}

/** What every row of a game says alike. */
const GAME_COLUMNS = ['gameId', 'visitingTeam'] as const;

function notAGame(why: string): ReadRecording {
  return notARecording(`a Retrosheet game: ${why}`);
}
