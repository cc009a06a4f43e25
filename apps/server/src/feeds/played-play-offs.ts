import { gamesPlay, playOffSeason, playOffSeasonId } from '@fairline/feed/season/futures/play-off-season.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { SeasonPlay } from '@fairline/sports/futures/play.ts';
import type { PlayOffsSoFar } from './counted-play-offs.ts';
import { ToldSeason } from './told-season.ts';

/** Play-offs of a league that are to be told, and all that is known of them. */
export interface NewPlayOffs {
  readonly season: ToldSeason;
  /** In one message, for nothing is sold of a bracket that says less than is known. */
  readonly plays: readonly SeasonPlay[];
}

/** The play-offs of a league as their event, before anything was told of it; undefined where they are not bet on, or over. */
export function newPlayOffs(
  league: League,
  soFar: PlayOffsSoFar,
  luck: Luck,
  nowMs: number,
): NewPlayOffs | undefined {
  const all = wholePlayOffs(league, soFar, luck, nowMs);
  if (!all || all.known.isFinal) return undefined;
  return { season: new ToldSeason(all.known.fixture, luck), plays: all.plays };
}

/** All that is to be told of the play-offs of a league by now; undefined where they are not bet on. */
export function allPlays(
  league: League,
  soFar: PlayOffsSoFar,
  luck: Luck,
  nowMs: number,
): readonly SeasonPlay[] | undefined {
  return wholePlayOffs(league, soFar, luck, nowMs)?.plays;
}

function wholePlayOffs(league: League, soFar: PlayOffsSoFar, luck: Luck, nowMs: number) {
  const found = playOffSeason(league, soFar.season);
  if (!found) return undefined;
  const known = new ToldSeason(found.fixture, luck);
  const plays: SeasonPlay[] = [];
  for (
    let play: SeasonPlay | undefined = found.bracket;
    play !== undefined;
    play = nextPlay(league, known, soFar, nowMs)
  ) {
    known.note(known.message({ kind: 'play', play }, nowMs));
    plays.push(play);
  }
  return { known, plays };
}

/** What is to be told next of play-offs: games that are certain now, who won, which have begun, and who goes on. */
export function nextPlay(
  league: League,
  season: ToldSeason,
  { season: { start }, games, winners }: PlayOffsSoFar,
  nowMs: number,
): SeasonPlay | undefined {
  if (season.isFinal) return undefined;
  const certain = games.filter(({ eventId }) => !season.knows(eventId));
  if (certain.length > 0) return gamesPlay(league, start, season.fixture, certain);
  const left = [...season.gamesLeft()];
  const won = left.flatMap((game) => {
    const winner = winners.get(game.id);
    return winner === undefined ? [] : [[game, winner] as const];
  });
  if (won.length > 0) return season.wins(new Map(won));
  const begun = left.filter((game) => game.startsAtMs <= nowMs && !season.hasBegun(game));
  if (begun.length > 0) return { kind: 'begun', text: '', games: begun.map(({ number }) => number) };
  return season.roundPlay;
}

/** Whether counted play-offs are those of a season. */
export function areOf(league: League, { season }: PlayOffsSoFar, { eventId }: ToldSeason): boolean {
  return playOffSeasonId(league, season.start) === eventId;
}
