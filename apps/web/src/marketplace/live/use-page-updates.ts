import { formatOdds } from '@fairline/money/odds-format.ts';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../../app/app-context.ts';
import { loadAgain } from '../../app/load-again.ts';
import { oddsFormat } from '../../app/odds-format.ts';
import { useSlip } from '../../betslip/slip-context.tsx';
import { announce } from '../../ui/announcer.ts';
import { readOdds } from '../selection/selection-view.ts';
import type { SelectionChange } from './market-store.ts';

/**
 * Keeps a page live while it is shown. The code that does it is no part of the first picture, and comes after it.
 * @param firstScreen where only the first screen was asked for: when that is there. Then the whole page is fetched.
 */
export function usePageUpdates(path: string, firstScreen?: Promise<void>): void {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  const { selections } = useSlip().client;
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isOver = false;
    const onChanges = (changes: readonly SelectionChange[]) => {
      const own = changes.filter(({ selectionId }) => selections.has(selectionId));
      if (own.length > 0) announce(spokenChanges(own));
    };
    const follow = async ({ PageUpdates }: typeof import('./page-updates.ts')) => {
      const updates = new PageUpdates(environment, path, { onChanges });
      ends.push(
        () => updates.stop(),
        onResumed(() => updates.resume()),
      );
      updates.start();
      await firstScreen;
      if (firstScreen !== undefined && !isOver) await updates.fetchWhole();
    };
    ends.push(
      loadAgain({
        area: 'marketplace',
        what: 'The code that follows a page',
        load: () => import('./page-updates.ts'),
        onLoaded: (code) => void follow(code),
      }),
    );
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [environment, path, firstScreen, onResumed, selections]);
}

/** So many are told by name. */
const MOST_NAMED = 3;

/**
 * What became of selections on the betslip, each by its name. Other prices move all the time, and are read by who comes to them:
 * told, they would talk over everything else.
 */
export function spokenChanges(changes: readonly SelectionChange[]): string {
  if (changes.length > MOST_NAMED) return `${changes.length} selections on your betslip changed`;
  return changes.map(spokenChange).join('. ');
}

function spokenChange({ name, isOpen, odds }: SelectionChange): string {
  const price = odds && readOdds(odds);
  if (!isOpen || !price) return `${name}, suspended`;
  return `${name}, odds now ${formatOdds(price, oddsFormat()).replace('-', 'minus ').replace('+', 'plus ')}`;
}
