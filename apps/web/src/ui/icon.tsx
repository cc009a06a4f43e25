import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Width and height in px; 20 draws the strokes at their true 1.5. */
  size?: number;
  /** Spoken name. Without one the icon is decoration. */
  label?: string;
  className?: string | undefined;
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** The triangle of a price that moved. Which way it moved is always also said in words by whoever uses it. */
export function MoveTriangle({ move }: { move: 'up' | 'down' }) {
  return (
    <svg className={styles.triangle} width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
      <path d={move === 'up' ? 'M4 1 7.5 7h-7Z' : 'M4 7 .5 1h7Z'} />
    </svg>
  );
}
