import { useId } from 'react';
import styles from './crest.module.css';
import { type CrestShape, crestOutlines, initialsColour } from './crest-shapes.ts';

interface CrestProps {
  /** Up to three letters; below 24 px only the first is drawn. */
  initials: string;
  /** Hex colours of the club. */
  primary: string;
  secondary: string;
  shape: CrestShape;
  /** 22 24 26 28 30 32 36 44 or 56. */
  size?: number;
}

/**
 * A crest drawn from what is fact: initials, two colours, and the sport's outline. The name stands beside it in words,
 * so it is decoration to a screen reader.
 */
export function Crest({ initials, primary, secondary, shape, size = 28 }: CrestProps) {
  const clip = useId();
  const outline = crestOutlines[shape];
  const text = initials.slice(0, size < 24 ? 1 : 3);
  const fontSize = text.length > 2 ? 13.5 : text.length > 1 ? 17 : 23;
  const pointed = shape === 'shield' || shape === 'plate';
  return (
    <svg className={styles.crest} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={primary} d="M0 0h40v40H0z" />
        <path fill={secondary} d="M33-2h10v44H17z" />
        <path fill="#fff" fillOpacity=".9" d="m31.6-2h1.4l-16 44h-1.4z" />
      </g>
      <path className={styles.edge} d={outline} />
      <text
        className={styles.initials}
        x="20"
        y={(pointed ? 23.5 : 25) + (size < 24 ? 3 : 0)}
        fontSize={fontSize}
        fill={initialsColour(primary)}
        stroke={primary}
      >
        {text}
      </text>
    </svg>
  );
}
