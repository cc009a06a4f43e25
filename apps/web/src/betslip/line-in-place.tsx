import { formatOdds } from '@fairline/money/odds-format.ts';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { lineInPlace_selection$key } from '../__generated__/lineInPlace_selection.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { useOnline } from '../app/online.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { announce } from '../ui/announcer.ts';
import { Button } from '../ui/button.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { pairOf } from './draft-shape.ts';
import styles from './line-in-place.module.css';
import type { OddsPair } from './placement.ts';

interface LineInPlaceProps {
  /** The selection on the betslip whose line is gone: what is told of it there waits no more once this is. */
  closedId?: string;
  /** Of the selection whose line is gone. */
  name: string;
  inPlace: lineInPlace_selection$key;
  /** While the bet is being placed nothing of it changes. */
  locked: boolean;
  /** Takes it, by its id and the odds it is shown with. */
  onUse: (selectionId: string, odds: OddsPair) => Promise<void>;
}

/** The line that stands where a closed one stood, to be taken at the odds it is shown with. It is told once, not with each price. */
export function LineInPlace({ closedId, name, inPlace: key, locked, onUse }: LineInPlaceProps) {
  const inPlace = useFragment(
    graphql`
      fragment lineInPlace_selection on MarketSelection {
        id
        odds {
          numeratorLong
          denominatorLong
        }
        name {
          defaultName
        }
      }
    `,
    key,
  );
  const { id, odds } = inPlace;
  const format = useOddsFormat();
  const online = useOnline();
  const newName = trueMinus(inPlace.name.defaultName);
  useEffect(
    () => announce(`${trueMinus(name)} is closed. Line moved: ${newName}.`, 'polite', closedId),
    [closedId, name, newName],
  );
  const read = readOdds(odds);
  if (!odds || !read) return null;
  const price = trueMinus(formatOdds(read, format));
  return (
    <div className={styles.row}>
      <p>
        Line moved: <b>{newName}</b> <b>{price}</b>
      </p>
      <Button
        tone="secondary"
        size="small"
        disabled={!online || locked}
        aria-label={`Use new line: ${newName} ${price}`}
        onClick={() => void onUse(id, pairOf(odds))}
      >
        Use new line
      </Button>
    </div>
  );
}
