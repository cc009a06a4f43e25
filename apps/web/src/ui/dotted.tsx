import { Fragment } from 'react';
import { cx } from './cx.ts';
import styles from './dotted.module.css';

/** Facts in one line with dots between them, each told once. A line breaks between two of them first, and then neither ends nor begins with a dot. */
export function Dotted({ parts }: { parts: readonly (string | undefined)[] }) {
  const told = [...new Set(parts)].filter((part) => part !== undefined && part !== '');
  return told.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <Dot />}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}

/** The dot itself, between what a line may part. */
export function Dot() {
  return (
    <>
      <DrawnDot />
      <span className="sr">· </span>
    </>
  );
}

/** The dot for the eye alone, which is not told. */
export function DrawnDot({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.dot, className)}> </span>;
}
