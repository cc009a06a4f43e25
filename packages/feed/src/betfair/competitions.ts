import type { League } from '../season/league.ts';

interface KnownCompetition {
  /** Of the whole name as the exchange writes it. */
  readonly named: RegExp;
  readonly slug: string;
  /** Where its matches are longer than others of the competition. */
  readonly setsToWin?: number;
}

const MAJORS = '(Australian|French|US) Open|Wimbledon';

/** Competitions of the exchange that Fairline has, by its event types (sports), whose ids never change. Tournaments come and go. */
const COMPETITIONS: Readonly<Record<string, readonly KnownCompetition[]>> = {
  // Soccer
  '1': [
    { named: /^English Premier League$/i, slug: 'premier-league' },
    { named: /^Spanish La Liga$/i, slug: 'la-liga' },
    { named: /^(US )?Major League Soccer$|^MLS$/i, slug: 'mls' },
  ],
  // Tennis
  '2': [
    { named: /^ATP /i, slug: 'atp' },
    { named: /^WTA /i, slug: 'wta' },
    { named: new RegExp(`^Men.?s (${MAJORS})\\b`, 'i'), slug: 'atp', setsToWin: 3 },
    { named: new RegExp(`^Wom.n.?s (${MAJORS})\\b`, 'i'), slug: 'wta' },
  ],
  // Cricket
  '4': [
    { named: /^Indian Premier League$/i, slug: 'ipl' },
    { named: /^(Twenty20 )?Big Bash( League)?$/i, slug: 'bbl' },
    {
      named: /^International (Twenty20|T20) Matches$|^(Twenty20|T20) Internationals$/i,
      slug: 't20-internationals',
    },
    { named: /^One Day Internationals$/i, slug: 'one-day-internationals' },
  ],
  // American football
  '6423': [{ named: /^NFL( Season)?( \d{4}[-/]\d{2,4})?$/i, slug: 'nfl' }],
  // Baseball
  '7511': [{ named: /^MLB$|^Major League Baseball$/i, slug: 'mlb' }],
  // Basketball
  '7522': [{ named: /^NBA$/i, slug: 'nba' }],
  // Ice hockey
  '7524': [{ named: /^NHL$/i, slug: 'nhl' }],
};

/** Which league a competition of the exchange is. */
export interface ExchangeCompetition {
  readonly league: League;
  readonly setsToWin: number | undefined;
}

/** Event types with a competition that one of the leagues plays. */
export function eventTypesOf(leagues: readonly League[]): readonly string[] {
  const slugs = new Set(leagues.map(({ competition }) => competition.slug));
  return Object.entries(COMPETITIONS).flatMap(([type, known]) =>
    known.some(({ slug }) => slugs.has(slug)) ? [type] : [],
  );
}

/** The league that a competition's name means, of those given; undefined for any other. */
export function competitionNamed(
  eventType: string,
  name: string,
  leagues: readonly League[],
): ExchangeCompetition | undefined {
  const known = COMPETITIONS[eventType]?.find(({ named }) => named.test(name.trim()));
  const league = known && leagues.find(({ competition }) => competition.slug === known.slug);
  return league && { league, setsToWin: known.setsToWin };
}

const SOCCER = '1';

/** Whether games of an event type can be drawn, and have a market on goals. */
export function isSoccer(eventType: string): boolean {
  return eventType === SOCCER;
}
