import { expect, test } from 'vitest';
import { commonWords } from './common-words.ts';

test('markets of one sort are titled by the words they share', () => {
  const titles: [string[], string | undefined][] = [
    [['Bills Total Points', '1st Half Chiefs Total Points'], 'Total Points'],
    [['Race to 10 Points', 'Race to 15 Points'], 'Race to Points'],
    [['Both Teams to Score 10+ Points', '1st Half Both Teams to Score'], 'Both Teams to Score'],
    [['Bills to Win Both Halves', 'Chiefs to Win Both Halves'], 'To Win Both Halves'],
    [
      ['Titans Total Runs in the First 6 Overs', 'Titans Total Runs in the First 10 Overs'],
      'Titans Total Runs',
    ],
    [['Royals to Score in the 1st Inning', 'Twins to Score in the First 5 Innings'], 'To Score'],
    [['Map 1 Kill Duel: Keptar v Lumkite', 'Map 1 Kill Duel: Tordell v Quilmoss'], 'Map 1 Kill Duel'],
    [['Map 1 Ember Top Fragger', 'Map 1 North Ridge Top Fragger'], 'Map 1 Top Fragger'],
    [['Both Players to Throw 1+ 180s', 'Both Players to Throw 2+ 180s'], 'Both Players to Throw 180s'],
    [['Both Players to Win 1+ Legs', 'Both Players to Win 2+ Legs'], 'Both Players to Win Legs'],
    [['First Touchdown', 'First Field Goal'], undefined],
    [['Winning Margin'], 'Winning Margin'],
  ];
  for (const [names, title] of titles) expect(commonWords(names)).toBe(title);
});
