import { leadOf, totalOf } from '../kit/contest.ts';
import { playerLines } from '../kit/families.ts';
import type { LineFamily } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { maps, rounds } from './contest.ts';
import { killsOf, sideKillsOn } from './kill-measures.ts';
import { tacticalMarkets } from './markets/market-book.ts';
import { MAPS, type MapKey, mapNumber, roundsOf } from './measures.ts';
import { KEPT_ROUNDS, type TacticalOutcomes, TOLD_ROUNDS } from './outcomes.ts';
import { PLAYERS } from './players.ts';
import { streakOn } from './round-measures.ts';
import { HALF } from './rules.ts';
import { runningMap, type TacticalState } from './state.ts';
import { sureMapsTo } from './sure-maps.ts';

/** How far around the main line others are offered, each half. */
const AROUND_SERIES = 5;
/** All spreads of maps won. */
const AROUND_MAPS = 5;
const AROUND_MAP = 3;
/** A half has twelve rounds: leads in it are even. */
const AROUND_HALF = 3;
const AROUND_TEAM = 1;
const AROUND_KILLS = 1;
const AROUND_STREAK = 2;
/** Level maps go on for so many rounds more three times in a hundred. */
const FAR_ROUNDS = 18;
const AROUND_TEAM_KILLS = 3;
/** Rounds of the running map with markets of their own, and so many of them together. */
const ROUNDS_AHEAD = 4;
const TOGETHER = [2, 3, 5];
/** Who is ahead then, is bet on. */
const LEADS_AFTER = [4, 6, 8, 10];

type Family = readonly [LineFamily<TacticalOutcomes>, number];

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: TacticalState,
  outcomes: TacticalOutcomes,
  sides: Sides,
): readonly MarketOffer<TacticalOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(tacticalMarkets, state, outcomes, sides);
  offers.addAll(['moneyline:game', ...seriesKeys(state), ...mapKeys(state)]);
  for (const [family, around] of families(state)) offers.addLines(family, around);
  if (hasKills(outcomes)) addKills(state, offers);
  return offers.all();
}

/** Whether samples have them, which they have where they are bet on. */
function hasKills({ kills }: TacticalOutcomes): boolean {
  return kills.some(({ length }) => length > 0);
}

/**
 * Of every map that is sure to be played, and of the first so many together that are sure from the start, while more than the last
 * of them is still to be decided: then they are kills of that map under another name.
 */
function addKills(state: TacticalState, offers: Offers<TacticalState, TacticalOutcomes>): void {
  const { mapsToWin } = state.rules;
  const maps = sureMaps(state).map(mapNumber);
  const together = state.maps.length < mapsToWin ? [{ from: 1, to: mapsToWin }] : [];
  for (const stretch of [...maps.map((map) => ({ from: map, to: map })), ...together]) {
    for (const side of ['home', 'away'] as const) {
      for (let player = 0; player < PLAYERS; player++) {
        const measure = killsOf(stretch, side, player);
        offers.addLines(playerLines(measure.key, measure), AROUND_KILLS);
      }
    }
  }
  offers.addAll(maps.map((map) => `most-kills:m${map}`));
  addTeamKills(state.maps.length, offers);
}

/** Of the running map. @param map from 1 */
function addTeamKills(map: number, offers: Offers<TacticalState, TacticalOutcomes>): void {
  for (const side of [undefined, ...SIDES]) {
    const measure = sideKillsOn(map, side);
    offers.addLines(playerLines(measure.key, measure), AROUND_TEAM_KILLS);
  }
  offers.addAll([`kills-most:m${map}`, ...SIDES.map((side) => `top-kills:m${map}:${side}`)]);
  for (let place = 0; place < PLAYERS; place++) offers.add(`kill-duel:m${map}:${place}:${place}`);
}

/** Whether the running map decides the series: who wins it, or how, is the winner under other names. */
function isDecider({ rules, maps }: TacticalState): boolean {
  return maps.length === 2 * rules.mapsToWin - 1;
}

function seriesKeys(state: TacticalState): string[] {
  if (isDecider(state)) return ['odd-even:game'];
  return [
    `correct-score:${state.rules.mapsToWin}`,
    'first-map',
    'odd-even:game',
    ...['win-map:home', 'win-map:away', 'comeback:home', 'comeback:away'],
  ];
}

/** The maps that are sure to be played, from the running one on. */
function sureMaps(state: TacticalState): MapKey[] {
  return MAPS.slice(state.maps.length - 1, sureMapsTo(state));
}

function mapKeys(state: TacticalState): string[] {
  const running = MAPS[state.maps.length - 1];
  const next = runningMap(state).rounds.length + 1;
  return [
    ...sureMaps(state).flatMap((map) => [
      ...(isDecider(state) ? [] : [`moneyline:${map}`]),
      `threeway:${map}h1`,
      `overtime:${map}`,
      `pistol:${map}:1`,
      `pistol:${map}:2`,
      `odd-even:${map}`,
      ...[20.5, 22.5].map((line) => `result-total:${map}:${line}`),
    ]),
    ...(running === undefined ? [] : runningKeys(running, next)),
    ...Array.from({ length: ROUNDS_AHEAD }, (_, more) => next + more)
      .filter((round) => round <= TOLD_ROUNDS)
      .map((round) => `round:${running}:${round}`),
  ];
}

/** Of the running map alone. @param next its next round, from 1 */
function runningKeys(map: MapKey, next: number): string[] {
  return [
    ...[3, 5, 7, 10].map((to) => `map-race:${map}:${to}`),
    `map-score:${map}`,
    `map-margin:${map}`,
    `threeway:${map}h2`,
    ...(next === 1 ? [`pistols:${map}`, `pistol-map:${map}:1`] : []),
    ...(next <= HALF + 1 ? [`pistol-map:${map}:2`] : []),
    ...LEADS_AFTER.filter((played) => played > next).map((played) => `map-lead:${map}:${played}`),
    ...TOGETHER.filter((count) => next + count - 1 <= TOLD_ROUNDS).map(
      (count) => `next-rounds:${map}:${next}:${count}`,
    ),
  ];
}

function families(state: TacticalState): Family[] {
  return [
    ...(state.rules.mapsToWin > 1 ? seriesFamilies() : []),
    ...sureMaps(state).flatMap((map): Family[] => [
      [{ key: `spread:${map}`, measure: leadOf(rounds, map), spread: true, onlyHalves: true }, AROUND_MAP],
      [{ key: `total:${map}`, measure: totalOf(rounds, map), spread: false }, AROUND_MAP],
      ...(['home', 'away'] as const).map(
        (side): Family => [
          { key: `team-total:${side}:${map}`, measure: roundsOf(side, map), spread: false },
          AROUND_TEAM,
        ],
      ),
      [
        { key: `spread:${map}h1`, measure: leadOf(rounds, `${map}h1`), spread: true, onlyEven: true },
        AROUND_HALF,
      ],
    ]),
    ...runningFamilies(state),
  ];
}

/** Of the running map alone. In its second half leads and rounds of that are those of the map under other names. */
function runningFamilies(state: TacticalState): Family[] {
  const map = MAPS[state.maps.length - 1];
  if (map === undefined) return [];
  const half = `${map}h2` as const;
  const played = runningMap(state).rounds.length;
  // Of a longer map samples tell too little.
  const streakers = played > KEPT_ROUNDS - FAR_ROUNDS ? [] : [undefined, ...SIDES];
  return [
    ...streakers.map((side): Family => {
      const measure = streakOn(map, side);
      return [playerLines(measure.key, measure), AROUND_STREAK];
    }),
    ...(played >= HALF
      ? []
      : [
          [
            { key: `spread:${half}`, measure: leadOf(rounds, half), spread: true, onlyHalves: true },
            AROUND_HALF,
          ] as const,
          ...SIDES.map(
            (side): Family => [
              { key: `team-total:${side}:${half}`, measure: roundsOf(side, half), spread: false },
              AROUND_TEAM,
            ],
          ),
        ]),
  ];
}

function seriesFamilies(): Family[] {
  return [
    [
      { key: 'spread:game', measure: named('maps', leadOf(maps, 'game')), spread: true, onlyHalves: true },
      AROUND_MAPS,
    ],
    [
      { key: 'total:game', measure: named('maps', totalOf(maps, 'game')), spread: false, onlyHalves: true },
      1,
    ],
    [
      { key: 'round-spread:game', measure: named('round', leadOf(rounds, 'game')), spread: true },
      AROUND_SERIES,
    ],
    [
      { key: 'round-total:game', measure: named('round', totalOf(rounds, 'game')), spread: false },
      AROUND_SERIES,
    ],
  ];
}

function named(
  word: string,
  measure: LineFamily<TacticalOutcomes>['measure'],
): LineFamily<TacticalOutcomes>['measure'] {
  return { ...measure, key: `${word}-${measure.key}` };
}
