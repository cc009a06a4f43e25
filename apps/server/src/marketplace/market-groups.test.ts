import { matchSetup } from '@fairline/feed/match-setup.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import { describe, expect, test } from 'vitest';
import { boardsOf, bookAt, demoFixtures } from '../trading/testing/demo-games.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView } from '../trading/trading.ts';
import { eventPage } from './event-page.ts';
import { distinctParts, groupTitle, labelsBeside } from './market-groups.ts';
import { layoutOfCard } from './page-layout.ts';
import type { DrawerModel } from './page-model.ts';

test('of names that begin or end alike what differs is left, as long as something is', () => {
  expect(distinctParts(['Race to 10 Points', 'Race to 20 Points'])).toEqual(['10 Points', '20 Points']);
  expect(distinctParts(['Bills Shutout Win', 'Chiefs Shutout Win'])).toEqual(['Bills', 'Chiefs']);
  expect(distinctParts(['1st Set Game 1 Winner', '1st Set Game 2 Winner'])).toEqual([
    'Game 1 Winner',
    'Game 2 Winner',
  ]);
  expect(distinctParts(['Goal in Minutes 1–15', 'Goal in Minutes 16–30'])).toEqual(['1–15', '16–30']);
  const nothingLeft = ['Both Teams to Score', 'Both Teams to Score 2+'];
  expect(distinctParts(nothingLeft)).toEqual(nothingLeft);
  expect(distinctParts(['Race to 30 Points'])).toEqual(['Race to 30 Points']);
  expect(distinctParts(['Overtime', 'Safety Scored'])).toEqual(['Overtime', 'Safety Scored']);
});

test('who does something first is never told as who does it', () => {
  const firsts = ['First Touchdown', 'First to Score in the 2nd Half'];
  expect(labelsBeside('First Scores', firsts)).toEqual(firsts);
  expect(labelsBeside('First Scores', ['First Touchdown', 'First Field Goal'])).toEqual([
    'Touchdown',
    'Field Goal',
  ]);
});

test('what names have alike is left out of them only where the title above says it', () => {
  const decisions = ['Bell by Unanimous Decision', 'Bell by Split Decision'];
  expect(labelsBeside('Win by Decision', decisions)).toEqual(decisions);
  expect(labelsBeside('Bell by Decision', decisions)).toEqual(['Unanimous Decision', 'Split Decision']);
  expect(labelsBeside('Win by Decision', ['Bell by Split Decision', 'Cole by Split Decision'])).toEqual([
    'Bell by Split Decision',
    'Cole by Split Decision',
  ]);
  expect(labelsBeside('To Win a Set', ['Bell to Win a Set', 'Cole to Win a Set'])).toEqual(['Bell', 'Cole']);
  expect(labelsBeside('Most Boundaries', ['Most Fours', 'Most Sixes'])).toEqual(['Fours', 'Sixes']);
  const severalSorts = ['Bell to Win in Round 2 by Submission', 'Bell to Win in Round 1 or 2'];
  expect(labelsBeside(undefined, severalSorts)).toEqual(severalSorts);
});

test('a line stands in no title, and in the row below it, also where one is left', () => {
  const lineOf = (line: string) => ({ name: `Winner and Total ${line}` });
  const both = (line: string) => ({ name: `Both Teams to Score and Over / Under ${line} Goals` });
  for (const [title, name] of [
    ['Winner and Total', lineOf],
    ['Both Teams to Score and Over / Under Goals', both],
  ] as const) {
    expect(groupTitle('baseball', 'result-total', [name('8.5')])).toBe(title);
    expect(groupTitle('baseball', 'result-total', [name('8.5'), name('9.5')])).toBe(title);
    const [row, alone] = [
      labelsBeside(title, [name('8.5').name, name('9.5').name])[0],
      labelsBeside(title, [name('8.5').name]),
    ];
    expect(alone).toEqual([row]);
  }
});

test('duels of a map stand below its name and are called by who is in them', () => {
  const names = ['Map 1 Kill Duel: Keptar v Lumkite', 'Map 1 Kill Duel: Tordell v Quilmoss'];
  expect(labelsBeside('Map 1 Kill Duel', names)).toEqual(['Keptar v Lumkite', 'Tordell v Quilmoss']);
});

test.each([
  [['point:s3:10:2', 'point:s3:10:3'], '3rd Set Game 10 Point Winner', ['Point 2 Winner', 'Point 3 Winner']],
  [
    ['point:s3:10:4', 'point:s3:11:1'],
    '3rd Set Point Winner',
    ['Game 10 Point 4 Winner', 'Game 11 Point 1 Winner'],
  ],
  [['point:s3:10:2'], 'Point Winner', ['3rd Set Game 10 Point 2 Winner']],
  [['game-winner:s3:10', 'game-winner:s3:11'], '3rd Set Game Winner', ['Game 10 Winner', 'Game 11 Winner']],
])('%j of tennis stand below the set and the game that their rows leave out', (keys, title, rows) => {
  const match = fixedEvent('match-1', { sport: { slug: 'tennis', name: 'Tennis' } });
  const markets = keys.flatMap((key) => {
    const market = tennis.market(key, match);
    return market ? [market] : [];
  });
  const above = groupTitle('tennis', keys[0]?.split(':')[0] ?? '', markets);
  expect(above).toBe(title);
  expect(
    labelsBeside(
      above,
      markets.map(({ name }) => name),
    ),
  ).toEqual(rows);
});

const SAMPLES = 256;
const LOOKS = { primaryColour: '#e31837', secondaryColour: '#ffb612', kind: 'team' } as const;
/** One of each sport. */
const sports = new Map(leagues.map((league) => [league.sport.slug, league]));

describe('on the pages of an event no two drawers and no two markets are the same, and a card is the same on all tabs [CARD-002]', () => {
  test.each([...sports])('%s', (_, league) => {
    const [fixture] = demoFixtures(league);
    if (!fixture) throw new Error('no game');
    const { home, away, field } = matchSetup(fixture).sides;
    const sides = { home: { ...home, ...LOOKS }, away: { ...away, ...LOOKS }, ...(field && { field }) };
    for (const at of boardsOf(fixture, [0, 0.4, 0.8], SAMPLES)) {
      const status = at.moment > 0 ? 'IN_PLAY' : 'PRE_GAME';
      const event = fixedEvent(fixture.eventId, { status, sport: league.sport, ...sides });
      const layouts = new Map<string, string>();
      for (const drawers of drawersByTab(bookAt(at, event))) {
        const ids = drawers.map(({ id }) => id);
        expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
        for (const card of drawers.flatMap(({ cards }) => cards)) {
          const layout = layoutOfCard(card);
          expect(layouts.get(card.rawId) ?? layout, card.rawId).toBe(layout);
          layouts.set(card.rawId, layout);
          expect(card.labels?.length ?? card.markets.length, card.rawId).toBe(card.markets.length);
        }
      }
    }
  });
});

function drawersByTab(book: BookView): DrawerModel[][] {
  return (eventPage(book.event, book, undefined)?.children ?? []).map(({ id }, place) => {
    const page = eventPage(book.event, book, place === 0 ? undefined : id.split('#')[1]);
    const sections = page?.children.find(({ selected }) => selected)?.sections ?? [];
    return sections.filter((section) => section.kind === 'drawer');
  });
}
