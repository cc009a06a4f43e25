import { describe, expect, test } from 'vitest';
import { PUSH, WIN } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, Sides } from './sport.ts';
import { sportModels } from './sports.ts';

const SPORTS = [
  ...['football', 'basketball', 'baseball', 'hockey', 'soccer', 'futsal', 'cricket'],
  ...['counter-strike', 'valorant'],
];
/** Lists that are sold where all of a side are named. */
const WHOLE_LISTS = /^(top-batter:home|most-kills|top-kills:m1:home)/;
/** Counts of sides that are told by the players' own: without players they are not told either. */
const BY_PLAYERS = /^(side-kills|kills-most):/;

/** As many as the sport has that has most places, "H. Told7" among them. */
const names = (initial: string) => Array.from({ length: 25 }, (_, place) => `${initial}. Told${place}`);

/** @param home the home side's players */
function sidesOf(home: readonly string[], away: readonly string[] = names('A')): Sides {
  return {
    home: { id: 'x-home', name: 'Home City', mediumName: 'Home', abbreviation: 'HOM', players: home },
    away: { id: 'x-away', name: 'Away Town', mediumName: 'Away', abbreviation: 'AWA', players: away },
  };
}

function opened(model: AnySportModel, sides: Sides) {
  const state = model.initial({ sides });
  const outcomes = model.simulate(state, model.even, 256, 1);
  return { outcomes, markets: model.offer(state, outcomes, sides).map(({ market }) => market) };
}

type Market = ReturnType<typeof opened>['markets'][number];

/** Whose market it is, without the side that soccer names beside a player. */
const playerOf = ({ player }: Market) => player?.replace(/ \([A-Z]{3}\)$/, '');
/** Whether it is of a player, or of him against one of the other side. */
const isOn = (market: Market, name: string) =>
  playerOf(market) === name ||
  (market.key.startsWith('kill-duel:') && market.selections.some((selection) => selection.name === name));
/** What is bet on of players, but for a score of whoever makes it. */
const isOfPlayers = ({ key, classification }: Market) =>
  classification === 'player' && !key.startsWith('highest-score:');
const keysOf = (markets: readonly Market[]) => markets.map(({ key }) => key);
const familiesOf = (markets: readonly Market[]) => new Set(markets.map(({ family }) => family));

describe.each(sportModels.filter(({ slug }) => SPORTS.includes(slug)))('$slug', (model) => {
  const full = opened(model, sidesOf(names('H')));

  test('players are sold by the names that their source tells, and nobody is invented beside them', () => {
    const ofPlayers = full.markets.filter(isOfPlayers);
    expect(ofPlayers.length).toBeGreaterThan(20);
    for (const market of ofPlayers) {
      const told = market.player === undefined ? market.selections.filter(({ side }) => side) : [market];
      expect(told.length).toBeGreaterThan(0);
      for (const { name } of told) expect(name, market.key).toMatch(/^[HA]\. Told\d/);
    }
  });

  test('a place that nobody has is not sold, and all else is as before', () => {
    const places = names('H').filter((name) => full.markets.some((market) => playerOf(market) === name));
    expect(places.length).toBeGreaterThan(4);
    for (const missing of places) {
      const sides = sidesOf(names('H').map((name) => (name === missing ? '' : name)));
      const kept = full.markets.filter((market) => !isOn(market, missing) && !WHOLE_LISTS.test(market.key));
      const { markets } = opened(model, sides);
      expect(keysOf(markets)).toEqual(keysOf(kept));
      for (const { key } of full.markets.filter((market) => !kept.includes(market))) {
        expect(model.market(key, sides), key).toBeUndefined();
      }
      const selections = markets.filter(isOfPlayers).flatMap((market) => market.selections);
      const sold = selections.map(({ name }) => name.replace(/ \([A-Z]{3}\)$/, ''));
      expect(sold.filter((name) => name === missing || name.trim() === '')).toEqual([]);
    }
  });

  test('of sides that name nobody, or have only places that nobody has, no player is sold', () => {
    const kept = full.markets.filter((market) => !isOfPlayers(market) && !BY_PLAYERS.test(market.key));
    for (const nobody of [[], ['', '', '']]) {
      const { markets } = opened(model, sidesOf(nobody, nobody));
      expect(familiesOf(markets)).toEqual(familiesOf(kept));
    }
  });

  test('a game of which half of the players are named is told whole, and graded with the others as somebody else', () => {
    const half = (initial: string) => names(initial).map((name, place) => (place % 2 === 0 ? '' : name));
    const sides = sidesOf(half('H'), half('A'));
    const { markets, outcomes } = opened(model, sides);
    const random = new Random(5);
    let state = model.initial({ sides });
    for (let play = next(); play !== undefined; play = next()) {
      state = model.apply(state, model.parsePlay(JSON.parse(JSON.stringify(play))));
      const { text } = JSON.parse(JSON.stringify(play));
      if (typeof text === 'string') expect(text).not.toMatch(/^ |^:| {2}|undefined| $/);
    }
    const real = model.actual(state);
    for (const market of markets.filter(isOfPlayers)) {
      for (const [of, size] of [[outcomes, 100] as const, [real, 1] as const]) {
        for (let at = 0; at < size; at++) {
          const marks = market.selections.map((selection) => selection.mark(of, at));
          const isWhole = marks.filter((mark) => mark === WIN).length === 1;
          expect(isWhole || marks.every((mark) => mark === PUSH), market.key).toBe(true);
        }
      }
      for (const { key } of market.selections) {
        const said = model.explain(state, market.key, key);
        expect(said, market.key).toMatch(/^\S.* .*\S$/);
        expect(said?.replace(/[HA]\. Told\d+/g, ''), market.key).not.toMatch(/[A-Z]\. [A-Z]|undefined/);
      }
    }

    function next(): unknown {
      return model.playOn(state, model.even, random);
    }
  });
});
