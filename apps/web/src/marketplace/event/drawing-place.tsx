import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './drawing-place.module.css';

/** Pixels that drawings are high on wide screens and on phones, without the words below them; of soccer with a line of who scored, and what both sides have had. */
const HEIGHTS: Readonly<Record<string, readonly [wide: number, phone: number]>> = {
  cricket: [20, 20],
  football: [64, 40],
  futsal: [130, 130],
  soccer: [130, 130],
};
const MOST_HEIGHTS = [72, 72] as const;
/** Of an innings with a target, of which more is told. */
const CHASE_HEIGHTS = [20, 48] as const;

interface DrawingPlaceProps {
  sport: string;
  target: number | null | undefined;
}

/** Of the size of a sport's drawing, until it is there. */
export function DrawingPlace({ sport, target }: DrawingPlaceProps) {
  const [wide, phone] = target == null ? (HEIGHTS[sport] ?? MOST_HEIGHTS) : CHASE_HEIGHTS;
  return (
    <div className={styles.place} style={{ '--wide': `${wide}px`, '--phone': `${phone}px` }}>
      <Skeleton height="100%" radius={8} />
    </div>
  );
}
