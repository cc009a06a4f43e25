import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './line-slider.module.css';
import { type Line, type LineMarket, labelled } from './move-the-line.ts';

/** So few lines are a short rail beside the words: bars would say no more than the prices below do. */
const PLAIN = 2;

interface LineSliderProps {
  /** The market whose line is moved, "Spread" or a player's "Hits". */
  name: string;
  lines: readonly Line<LineMarket>[];
  chosen: number;
  balanced: number;
  /** undefined goes back to the most balanced line. */
  onChoose: (index: number | undefined) => void;
}

/**
 * One bar per line, as high as its chance; of two lines a rail with both at its ends, from either of which the other is one step
 * away. The control is the browser's own range input over them, so arrow keys, Home, End, touch and screen readers work as people
 * know them.
 */
export function LineSlider({ name, lines, chosen, balanced, onChoose }: LineSliderProps) {
  const count = lines.length;
  const shown = labelled(count, balanced, chosen);
  const label = lines[chosen]?.label ?? '';
  const place = { '--count': count, '--at': (chosen + 0.5) / count };
  const control = (
    <>
      <span className={styles.thumb} aria-hidden="true" />
      <input
        type="range"
        className={styles.input}
        aria-label={`Move the Line: ${name}`}
        aria-valuetext={label}
        min={0}
        max={count - 1}
        step={1}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
      />
    </>
  );
  if (count <= PLAIN) {
    const [low, high] = lines.map((line, index) => (
      <span
        key={line.market.id}
        className={cx(styles.stop, index === chosen && styles.stopChosen)}
        aria-hidden="true"
      >
        {line.label}
      </span>
    ));
    return (
      <div className={styles.plain} style={place}>
        <span className={styles.title}>Move the Line</span>
        {low}
        <span className={styles.rail}>{control}</span>
        {high}
      </div>
    );
  }
  return (
    <div style={place}>
      <div className={styles.head}>
        <span className={styles.title}>Move the Line</span>
        <Button
          tone="quiet"
          size="small"
          className={cx(styles.reset, chosen === balanced && styles.away)}
          onClick={() => onChoose(undefined)}
        >
          <Icon name="undo" size={16} />
          Reset to {lines[balanced]?.label}
        </Button>
      </div>
      <div className={styles.bars}>
        {lines.map((line, index) => (
          <i
            key={line.market.id}
            className={cx(
              styles.bar,
              index === balanced && styles.balanced,
              index === chosen && styles.chosen,
            )}
            style={{ height: `${Math.round(line.chance * 100)}%` }}
          />
        ))}
        <span className={styles.bubble} aria-hidden="true">
          {label}
        </span>
        {control}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {lines.map((line, index) => (
          <span
            key={line.market.id}
            className={cx(index === balanced && styles.axisBalanced, index === chosen && styles.axisChosen)}
          >
            {shown.has(index) && line.label}
          </span>
        ))}
      </div>
    </div>
  );
}
