const WORDS: Readonly<Record<string, string>> = {
  ATTACK: 'attacks',
  BALL: 'has the ball',
  BAT: 'is at bat',
  POWER_PLAY: 'is on the power play',
  SERVE: 'serves',
  THROW: 'throws',
};

/** What a side's mark says to who cannot see it; nothing for a mark this app does not know. */
export function markerWords(marker: string): string | undefined {
  return WORDS[marker];
}
