import type { SelectionRule } from '../kit/kind.ts';
import type { Mark } from '../market-definition.ts';
import type { Sides } from '../sport.ts';

/**
 * All scores of so many points, rounds or games that both share, as a correct score lists them: the home side's from its best on,
 * level, and the away side's from its best on.
 * @param gradeOf from how many of them the home side has
 */
export function sharedScores(
  count: number,
  sides: Sides,
  gradeOf: (home: number) => (value: number) => Mark,
): SelectionRule[] {
  const behind = Array.from({ length: Math.ceil(count / 2) }, (_, fewer) => fewer);
  const homes = [...behind.map((away) => count - away), ...(count % 2 === 0 ? [count / 2] : []), ...behind];
  return homes.map((home) => {
    const away = count - home;
    const ahead = home > away ? 'home' : 'away';
    const score = `${Math.max(home, away)}–${Math.min(home, away)}`;
    return {
      key: `${home}-${away}`,
      type: 'EXACTLY',
      name: home === away ? `Level ${score}` : `${sides[ahead].mediumName} ${score}`,
      ...(home !== away && { side: ahead }),
      grade: gradeOf(home),
    };
  });
}
