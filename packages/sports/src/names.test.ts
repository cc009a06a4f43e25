import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import { sportModel, sportModels } from './sports.ts';

const side = (id: string, name: string) => ({ id, name: `${name} Club`, mediumName: name, abbreviation: id });
const two = { home: side('HAR', 'Harbor'), away: side('MIL', 'Mill') };

test.each([
  ['football', 'shutout:home', 'Harbor Shutout Win'],
  ['hockey', 'shutout:away', 'Mill Shutout Win'],
  ['hockey', 'double-result', '1st Period / Full Game'],
  ['football', 'both-score:game:10', 'Both Teams to Score 10+ Points'],
  ['football', 'both-score:h1:1', '1st Half Both Teams to Score'],
  ['hockey', 'both-score:game:2', 'Both Teams to Score 2+ Goals'],
  ['baseball', 'both-score:3', 'Both Teams to Score 3+ Runs'],
  ['basketball', 'first-basket-kind', 'First Basket: Team and Shot'],
  ['baseball', 'team-run:home:f5', 'Harbor to Score in the First 5 Innings'],
  ['tennis', 'point:s1:1:1', '1st Set Game 1 Point 1 Winner'],
  ['tennis', 'point-pair:s3:2:1', '3rd Set Game 2 Points 1 and 2'],
  ['tennis', 'set-after:s3:8', '3rd Set Score After 8 Games'],
  ['tennis', 'games-together:s3:1:2', '3rd Set Games 1–2 Score'],
  ['tennis', 'set-result-total:s2:9.5', '2nd Set Winner and Total 9.5'],
  ['tennis', 'next-two:s2', '2nd Set / 3rd Set Winners'],
  ['tennis', 'score-after:2', 'Score After 2 Sets'],
  ['tennis', 'games-threeway:game', 'Most Games'],
  ['table-tennis', 'point:g1:1', '1st Game Point 1 Winner'],
  ['table-tennis', 'game-score:g1', '1st Game Correct Score'],
  ['table-tennis', 'game-lead:g1:6', '1st Game Leader After 6 Points'],
  ['table-tennis', 'game-result-total:g2:18.5', '2nd Game Winner and Total 18.5'],
  ['table-tennis', 'point-pair:g1:5', '1st Game Points 5 and 6'],
  ['table-tennis', 'next-two:g2', '2nd Game / 3rd Game Winners'],
  ['table-tennis', 'exact-games:3', 'Exact Number of Games'],
  ['darts', 'breaks:3.5', 'Legs Won Against the Throw'],
  ['darts', 'visit-score:l1:2:80.5', '1st Leg Visit 2 Score'],
  ['darts', 'visit-score:l9:7:home:80.5', '9th Leg Visit 7 (Harbor) Score'],
  ['darts', 'visit-range:l9:8:away', '9th Leg Visit 8 (Mill) Score Range'],
  ['darts', 'maximum:4', '4th 180 of the Match'],
  ['darts', 'next-two:l5', '5th Leg / 6th Leg Winners'],
  ['darts', 'score-after:6', 'Score After 6 Legs'],
  ['darts', 'leg-double:l3', '3rd Leg Winner and 180'],
  ['darts', 'treble:home', 'Harbor to Win with Most 180s and Highest Checkout'],
  ['cricket', 'over-runs:1:12:7.5', '1st Innings 12th Over Runs'],
  ['cricket', 'over-runs:2:22:7.5', '2nd Innings 22nd Over Runs'],
  ['cricket', 'next-overs:2:7:24.5', '2nd Innings Overs 7–9 Runs'],
  ['cricket', 'over-odd-even:2:7', '2nd Innings 7th Over Runs Odd / Even'],
  ['cricket', 'partnership:home:4:22.5', 'Harbor 4th Wicket Partnership Runs'],
  ['cricket', 'balls-left:12', 'Chase Won with 12+ Balls Left'],
  ['cricket', 'team-milestone:away:50', 'Mill Batter to Score a Fifty'],
  ['cricket', 'highest-score:70.5', 'Highest Individual Score in the Match'],
  ['cricket', 'highest-score-home:44.5', 'Harbor Highest Individual Score'],
  ['cricket', 'wicket-runs:home:3:70.5', 'Harbor Runs at Fall of 3rd Wicket'],
  ['combat', 'strikes-total:game:90.5', 'Combined Significant Strikes'],
  ['combat', 'strikes-team-total:home:game:40.5', 'Harbor Total Significant Strikes'],
  ['combat', 'win-by-in:r2:home:ko', 'Harbor to Win in Round 2 by KO, TKO or DQ'],
  ['combat', 'win-within:r3:away', 'Mill to Win in Round 2 or 3'],
  ['combat', 'decision-by:home:split', 'Harbor by Split or Majority Decision'],
  ['combat', 'strikes-team-total:home:r1:20.5', '1st Round Harbor Total Significant Strikes'],
  ['counter-strike', 'round:m1:1', 'Map 1 Round 1 Winner'],
  ['valorant', 'pistol:m1:2', 'Map 1 2nd Pistol Round Winner'],
  ['counter-strike', 'most-kills:m1', 'Map 1 Most Kills'],
])('%s calls %s %s', (slug, key, name) => {
  expect(sportModel(slug)?.market(key, two)?.name).toBe(name);
});

test('whoever sells the winner with the total says that this has few ways', () => {
  const keys = ['result-total:1.5', 'result-total:game:1.5', 'result-total:m1:20.5'];
  const sellers = sportModels.filter(({ market }) => keys.some((key) => market(key, two) !== undefined));
  expect(sellers.length).toBeGreaterThan(0);
  expect(sellers.filter(({ sorts }) => sorts?.['result-total']?.hasFewWays !== true)).toEqual([]);
});

test.each([
  ['tennis', 'team-total:home:s1:5.5', 'set'],
  ['tennis', 'team-total:home:game:12.5', 'player'],
  ['table-tennis', 'team-total:away:g2:9.5', 'frame'],
  ['combat', 'strikes-team-total:home:r1:20.5', 'round'],
  ['combat', 'strikes-team-total:home:game:40.5', 'player'],
])('%s puts %s with what is about a %s', (slug, key, classification) => {
  expect(sportModel(slug)?.market(key, two)?.classification).toBe(classification);
});

test.each([
  ['kills:m2:home:4:13.5', 'Edda Map 2 Kills'],
  ['kills:m1-2:home:0:33.5', 'Ash Maps 1–2 Kills'],
])('valorant calls %s %s, by the names that the source tells', (key, name) => {
  const home = { ...two.home, players: ['Ash', 'Bea', 'Cole', 'Dora', 'Edda'] };
  expect(sportModel('valorant')?.market(key, { ...two, home })?.name).toBe(name);
  expect(sportModel('valorant')?.market(key, { ...two, home: { ...home, players: [] } })).toBeUndefined();
});

test.each([
  ['leader:1', 'Round 1 Leader'],
  ['winning:-12.5', 'Winning Score to Par'],
  ['play-off', 'Playoff to Decide the Tournament'],
])('golf calls %s %s', (key, name) => {
  expect(sportModel('golf')?.market(key, fieldSides(24))?.name).toBe(name);
});
