/** What the drawing of a rink shows. */
export interface RinkWords {
  readonly awaySkaters: number;
  readonly homeSkaters: number;
  readonly awayPlayersInBox: number;
  readonly homePlayersInBox: number;
  readonly awayNetEmpty: boolean;
  readonly homeNetEmpty: boolean;
  readonly powerPlay?: string | null | undefined;
  readonly powerPlayClock?: string | null | undefined;
}

type Place = readonly [x: number, y: number];

const BACK: readonly Place[] = [
  [19, 28],
  [19, 72],
];

const THREE: readonly Place[] = [
  [19, 50],
  [34, 28],
  [34, 72],
];

/** Where the away side's skaters are drawn, in percent of the rink; the home side's mirror them. */
export function formation(skaters: number): readonly Place[] {
  if (skaters <= 3) return THREE.slice(0, skaters);
  const front: readonly Place[] = [
    [41, 28],
    [41, 72],
  ];
  if (skaters === 4) return [...BACK, ...front];
  const centre: readonly Place[] = [[31, 50]];
  return skaters === 5 ? [...BACK, ...centre, ...front] : [...BACK, ...centre, ...front, [45, 50]];
}

/** The drawing in words, for who cannot see it. */
export function describeRink(state: RinkWords, away: string, home: string): string {
  const advantage =
    state.powerPlay == null
      ? ''
      : `Power play ${state.powerPlay === 'HOME' ? home : away}${state.powerPlayClock ? `, ${state.powerPlayClock} left` : ''}. `;
  const empty = [state.awayNetEmpty && away, state.homeNetEmpty && home].filter(Boolean);
  const net = empty.length === 0 ? '' : `. ${empty.join(' and ')} without a goalie`;
  return `${advantage}On the ice: ${away} ${state.awaySkaters}, ${home} ${state.homeSkaters} skaters${net}`;
}
