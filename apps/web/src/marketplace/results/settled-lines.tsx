import { useState } from 'react';
import type { selectionButton_selection$key } from '../../__generated__/selectionButton_selection.graphql.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './settled-lines.module.css';

interface SettledLine {
  readonly id: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly selections: readonly (selectionButton_selection$key & {
    readonly id: string;
    readonly points: { readonly decimalPoints: number } | null | undefined;
  })[];
}

/** So many lines stand on either side of the main one. */
const BESIDE = 1;

/** The lines of one bet below each other, as they came out: those around the main one, and all of them for who asks. */
export function SettledLines({ lines: given }: { lines: readonly SettledLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const lines = [...given].sort((one, other) => pointsOf(one) - pointsOf(other));
  const main = Math.max(
    0,
    lines.findIndex(({ isMain }) => isMain),
  );
  const first = Math.max(0, Math.min(main - BESIDE, lines.length - 2 * BESIDE - 1));
  const shown = isWhole ? lines : lines.slice(first, first + 2 * BESIDE + 1);
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.id} className={styles.line}>
            {line.selections.map((selection) => (
              <SelectionButton key={selection.id} selection={selection} market={line.name} layout="wide" />
            ))}
          </li>
        ))}
      </ul>
      {lines.length > 2 * BESIDE + 1 && (
        <Button
          tone="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer lines' : `Show all ${lines.length} lines`}
        </Button>
      )}
    </>
  );
}

function pointsOf({ selections }: SettledLine): number {
  return selections[0]?.points?.decimalPoints ?? 0;
}
