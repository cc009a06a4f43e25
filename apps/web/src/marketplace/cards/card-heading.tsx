import styles from './event-row.module.css';

/** A card's heading: the featured title for all to see, else the event's name for those who listen. */
export function CardHeading({ featured, event }: { featured: string | null | undefined; event: string }) {
  return featured ? <h3 className={styles.featured}>{featured}</h3> : <h3 className="sr">{event}</h3>;
}
