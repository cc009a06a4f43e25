import { expect, test } from 'vitest';
import { legHeading } from './leg-heading.ts';
import { shareText } from './shared-bet.ts';

test.each([
  ['Yes', 'Bell Anytime Touchdown Scorer', 'Bell Anytime Touchdown Scorer'],
  ['No', 'Bell Anytime Touchdown Scorer', 'No · Bell Anytime Touchdown Scorer'],
  ['Over 47.5', 'Total', 'Over 47.5'],
  ['Yes', '', 'Yes'],
])('%s on "%s" is headed "%s"', (selectionName, marketName, heading) => {
  expect(legHeading({ selectionName, marketName })).toBe(heading);
});

test('a bet is shared under the headings of its legs', () => {
  const leg = { selectionId: 'any', eventName: 'Bills at Chiefs', marketName: 'Bell Double-Double' };
  expect(shareText([{ ...leg, selectionName: 'Yes' }])).toBe('My bet: Bell Double-Double');
});
