import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** A flat box of the size of what will stand there. It begins to breathe only when loading takes over 400 ms. */
export function Skeleton({ width = '100%', height = 14, radius = 5 }: SkeletonProps) {
  const box: CSSProperties = { width, height, borderRadius: radius };
  return <span className={styles.skeleton} style={box} aria-hidden="true" />;
}

/** Wraps skeletons and says once, to those who listen, that something is loading. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
