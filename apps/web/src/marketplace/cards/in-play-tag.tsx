import styles from './in-play-tag.module.css';

/** Pixels in width; 16 high. */
const WIDTHS = { small: 24, large: 30 } as const;

/** Says of a bet away from its game's clock that the game is on [CARD-030]. */
export function InPlayTag({ size }: { size: keyof typeof WIDTHS }) {
  const width = WIDTHS[size];
  return (
    <svg className={styles.tag} width={width} height={16} viewBox={`0 0 ${width} 16`} role="img">
      <title>In play</title>
      <rect className={styles.ground} width={width} height={16} rx={4} />
      <text className={styles.word} x={width / 2} y={11.5} fontSize={size === 'small' ? 8.5 : 10}>
        LIVE
      </text>
    </svg>
  );
}
