import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { Luck } from './luck.ts';

/** Games there are: few, so that each state is simulated once for all seeds. */
const GAMES = 24;

/** Short games of football, a dozen plays each: every play ends a quarter or brings points. */
export const games: readonly (readonly FootballPlay[])[] = Array.from({ length: GAMES }, (_, number) =>
  playOut(new Luck(number + 1, 77)),
);

type Side = 'home' | 'away';

interface Stand {
  readonly quarter: number;
  readonly clock: number;
  readonly home: number;
  readonly away: number;
}

function playOut(luck: Luck): FootballPlay[] {
  let stand: Stand = { quarter: 1, clock: 895, home: 0, away: 0 };
  const plays = [play(stand, { kind: 'kickoff', text: 'Kickoff.' })];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    for (let scores = luck.between(0, 2); scores > 0; scores -= 1) {
      const scored = score(luck, stand);
      stand = scored.stand;
      plays.push(scored.play);
    }
    if (quarter < 4) {
      plays.push(play({ ...stand, clock: 0 }, { kind: 'end-of-period', text: `End of quarter ${quarter}.` }));
      stand = { ...stand, quarter: quarter + 1, clock: 900 };
    }
  }
  return [...plays, ...ending(luck, stand)];
}

/** A level game goes to overtime, and may end level there. */
function ending(luck: Luck, stand: Stand): FootballPlay[] {
  const end = { kind: 'end-of-game', text: 'End of the game.' } as const;
  if (stand.home !== stand.away) return [play({ ...stand, clock: 0 }, end)];
  const overtime = { ...stand, quarter: 5, clock: 600 };
  const scored = luck.percent(50) ? score(luck, overtime) : undefined;
  return [
    play({ ...stand, clock: 0 }, { kind: 'end-of-period', text: 'End of regulation.' }),
    play(overtime, { kind: 'kickoff', text: 'Overtime begins.' }),
    ...(scored ? [scored.play] : []),
    play({ ...(scored?.stand ?? overtime), clock: 0 }, end),
  ];
}

function score(luck: Luck, before: Stand): { readonly play: FootballPlay; readonly stand: Stand } {
  const side: Side = luck.pick(['home', 'away']);
  const kind = luck.weighed({ 'field-goal': 4, touchdown: 5, safety: 1 });
  const withTry = kind === 'touchdown' && luck.percent(80);
  const points = { 'field-goal': 3, touchdown: withTry ? 7 : 6, safety: 2 }[kind];
  const clock = Math.max(1, before.clock - luck.between(60, 400));
  const stand = { ...before, clock, [side]: before[side] + points };
  const extra = withTry ? [{ side, kind: 'extra-point' } as const] : [];
  const scores = [{ side, kind }, ...extra];
  return { stand, play: play(stand, { kind: 'other', text: `A ${kind}.`, possession: side, scores }) };
}

function play(
  { quarter, clock, home, away }: Stand,
  change: Partial<FootballPlay> & Pick<FootballPlay, 'kind' | 'text'>,
): FootballPlay {
  return {
    quarter,
    clock,
    possession: 'home',
    next: 'kickoff',
    down: 0,
    distance: 0,
    ballOn: 35,
    timeouts: { home: 3, away: 3 },
    scores: [],
    score: { home, away },
    ...change,
  };
}
