import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './line-slider.module.css';
import { type Line, type LineMarket, labelled } from './move-the-line.ts';

interface LineSliderProps {
  lines: readonly Line<LineMarket>[];
  chosen: number;
  balanced: number;
  /** undefined goes back to the most balanced line. */
  onChoose: (index: number | undefined) => void;
}

/**
 * One bar per line, as high as its chance. The control is the browser's own range input over the bars, so arrow keys,
 * Home, End, touch and screen readers work as people know them.
 */
export function LineSlider({ lines, chosen, balanced, onChoose }: LineSliderProps) {
  const count = lines.length;
  const shown = labelled(count, balanced, chosen);
  const label = lines[chosen]?.label ?? '';
  const place = { '--count': count, '--at': (chosen + 0.5) / count };
  return (
    <div className={styles.slider} style={place}>
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
        <span className={styles.thumb} aria-hidden="true" />
        <input
          type="range"
          className={styles.input}
          aria-label="Move the Line"
          aria-valuetext={label}
          min={0}
          max={count - 1}
          step={1}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
        />
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
