import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { selectionButton_selection$key } from '../../__generated__/selectionButton_selection.graphql.ts';
import { useOddsFormat } from '../../app/odds-format.ts';
import { cx } from '../../ui/cx.ts';
import { OddsButton } from '../../ui/odds-button.tsx';
import { trueMinus } from '../../ui/true-minus.ts';
import { NoOutcome, OutcomeBox } from '../results/outcome-box.tsx';
import { useOutcomes } from '../results/outcomes.ts';
import styles from './selection-button.module.css';
import { useSelectionTarget } from './selection-target.ts';
import { oddsValue, offerOf } from './selection-view.ts';
import { lineOf, spokenSelection } from './selection-words.ts';

/** line: the line over the price. price: the price alone. named: name over price. wide: name left, price right. */
export type SelectionLayout = 'line' | 'price' | 'named' | 'wide';

interface SelectionButtonProps {
  selection: selectionButton_selection$key;
  /** Name of the market, for those who listen. */
  market: string;
  layout: SelectionLayout;
  /** Stands for the name where there is no room for it. */
  caption?: string | undefined;
  /** Fills two rows of a grid. */
  tall?: boolean;
  /** What it is called while it is suspended and its line is long out of date: it keeps its place, without line and price. */
  nameWithoutLine?: string | undefined;
}

/**
 * One price on a card: reads only its own selection, so that a price change draws one button. Among results it is no price but what
 * came of it.
 */
export function SelectionButton({
  selection: key,
  market,
  layout,
  caption,
  tall = false,
  nameWithoutLine,
}: SelectionButtonProps) {
  const selection = useFragment(
    graphql`
      fragment selectionButton_selection on MarketSelection {
        id
        status
        isDisabled
        type
        odds {
          numeratorLong
          denominatorLong
        }
        points {
          formattedPoints
        }
        name {
          defaultName
        }
      }
    `,
    key,
  );
  const outcomes = useOutcomes();
  const format = useOddsFormat();
  const slip = useSelectionTarget()(selection.id);
  const offer = offerOf(selection);
  const odds = offer.kind === 'placeholder' ? undefined : offer.odds;
  const shortName = offer.kind === 'suspended' ? nameWithoutLine : undefined;
  const price = odds && shortName === undefined ? formatOdds(odds, format) : undefined;
  const named = layout === 'named' || layout === 'wide';
  const line = layout === 'line' && shortName === undefined ? lineOf(selection) : undefined;
  const name = named ? (caption ?? trueMinus(selection.name.defaultName)) : undefined;
  const label = shortName ?? spokenSelection(selection, market);
  if (outcomes) {
    const outcome = outcomes.get(selection.id);
    if (!outcome) return <NoOutcome label={label} tall={tall} />;
    return (
      <OutcomeBox
        label={label}
        caption={line ?? name}
        outcome={outcome}
        wide={layout === 'wide'}
        tall={tall}
      />
    );
  }
  return (
    <OddsButton
      label={label}
      status={offer.kind === 'placeholder' ? 'closed' : offer.kind}
      price={price}
      // Also while suspended: a market that reopens at another price shows which way it went.
      value={odds && oddsValue(odds)}
      line={line}
      name={name}
      selected={slip.selected}
      tall={tall}
      onPress={() => slip.toggle(selection.odds)}
      className={cx(layout === 'wide' && styles.wide)}
    />
  );
}

/** Keeps the place of a price that is not offered. */
export function BlankSelection({ market, tall = false }: { market: string; tall?: boolean }) {
  const isOver = useOutcomes() !== undefined;
  return isOver ? (
    <NoOutcome label={market} tall={tall} />
  ) : (
    <OddsButton label={market} status="closed" tall={tall} />
  );
}
