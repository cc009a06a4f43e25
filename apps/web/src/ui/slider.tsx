import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Takes no change for the moment; who stands on it stays there, which a disabled input would not let them. */
  frozen?: boolean;
  onChange: (value: number) => void;
  /** How a value is written and spoken, e.g. '+3.5'. */
  format?: (value: number) => string;
}

/** A browser's own range input, so keys, touch and screen readers work as people know them, with our drawing. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, frozen = false, onChange, format = String } = props;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <span className={styles.slider} style={{ '--share': share }}>
      <output className={styles.bubble} aria-hidden="true">
        {format(value)}
      </output>
      <input
        type="range"
        className={styles.input}
        aria-label={label}
        aria-disabled={frozen || undefined}
        aria-valuetext={format(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => {
          if (!frozen) onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </span>
  );
}
