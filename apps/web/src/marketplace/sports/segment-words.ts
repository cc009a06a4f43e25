type Words = readonly [one: string, several: string];

interface SegmentWords {
  readonly won: Words;
  /** What is counted in the one that runs. */
  readonly running: Words;
  /** Whether the drawing of the event's page shows something else of it: the points, or what is left of the leg. */
  readonly isUndrawn?: boolean;
}

/** What is won, and what is counted in the one that runs, by sport: one and several. */
export const SEGMENT_WORDS: Readonly<Record<string, SegmentWords>> = {
  'counter-strike': { won: ['map', 'maps'], running: ['round', 'rounds'] },
  darts: { won: ['set', 'sets'], running: ['leg', 'legs'], isUndrawn: true },
  'table-tennis': { won: ['game', 'games'], running: ['point', 'points'] },
  tennis: { won: ['set', 'sets'], running: ['game', 'games'], isUndrawn: true },
  valorant: { won: ['map', 'maps'], running: ['round', 'rounds'] },
};
