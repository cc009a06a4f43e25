import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { lineSelectorCard_card$key } from '../../__generated__/lineSelectorCard_card.graphql.ts';
import { track } from '../../app/track.ts';
import { useOutcomes } from '../results/outcomes.ts';
import { SettledLines } from '../results/settled-lines.tsx';
import { SelectionButton } from '../selection/selection-button.tsx';
import { rememberedLine, rememberLine } from './chosen-lines.ts';
import styles from './line-selector-card.module.css';
import { LineSlider } from './line-slider.tsx';
import { balancedIndex, chosenIndex, lineMoveEvent, linesOf } from './move-the-line.ts';

/** Move the Line: a slider over the lines of one family, and the prices of the line it stands on. Among results all its lines. */
export function LineSelectorCard({ card: key }: { card: lineSelectorCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment lineSelectorCard_card on LineSelectorMarketCard {
        id
        markets {
          id
          name
          status
          isMain
          selections {
            id
            status
            isDisabled
            odds {
              numeratorLong
              denominatorLong
            }
            points {
              decimalPoints
              formattedPoints
            }
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const [remembered, setRemembered] = useState(() => rememberedLine(card.id));
  const isOver = useOutcomes() !== undefined;
  if (isOver) return <SettledLines lines={card.markets} />;
  const lines = linesOf(card.markets);
  const at = chosenIndex(lines, remembered);
  const line = lines[at];
  if (line === undefined) return null;
  const choose = (index: number | undefined) => {
    const to = lines[index ?? balancedIndex(lines)];
    if (to && to !== line) track('move the line', lineMoveEvent(line, to));
    const id = index === undefined ? undefined : lines[index]?.market.id;
    setRemembered(id);
    rememberLine(card.id, id);
  };
  return (
    <div className={styles.card}>
      {lines.length > 1 && (
        <LineSlider
          name={line.market.name}
          lines={lines}
          chosen={at}
          balanced={balancedIndex(lines)}
          onChoose={choose}
        />
      )}
      <div className={styles.prices}>
        {line.market.selections.map((selection) => (
          <SelectionButton key={selection.id} selection={selection} market={line.market.name} layout="wide" />
        ))}
      </div>
    </div>
  );
}
