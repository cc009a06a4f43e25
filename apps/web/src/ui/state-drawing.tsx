import type { ReactNode } from 'react';
import styles from './state-drawing.module.css';

export type LineDrawing = 'ticket' | 'missed' | 'whistle' | 'field';

const drawings: Record<LineDrawing, ReactNode> = {
  ticket: (
    <>
      <rect className={styles.line} x="1" y="7" width="62" height="34" rx="7" />
      <path className={styles.thick} d="M10 18h18M10 27h12" />
      <rect className={styles.fill} x="38" y="14" width="18" height="9" rx="3" />
      <rect className={styles.fill} x="38" y="26" width="18" height="9" rx="3" />
    </>
  ),
  missed: (
    <>
      <path className={styles.line} d="M8 40V8h48v32M22 27h20" />
      <circle className={styles.accent} cx="47" cy="34" r="6" />
      <path className={styles.path} d="M18 34c7-15 15-20 24-6" />
    </>
  ),
  whistle: (
    <>
      <path className={styles.line} d="M22 16h32v8H36a12 12 0 1 1-14-8Z" />
      <circle className={styles.accent} cx="25" cy="28" r="4" />
      <path className={styles.path} d="M44 10V4M51 11l4-5M37 11l-4-5" />
    </>
  ),
  field: (
    <>
      <rect className={styles.line} x="2" y="10" width="60" height="28" rx="4" />
      <path className={styles.line} d="M12 10v28M52 10v28M32 10v28" />
      <circle className={styles.accent} cx="32" cy="24" r="6" />
    </>
  ),
};

/** One of the small drawings of empty and failed states. */
export function StateDrawing({ name }: { name: LineDrawing }) {
  return (
    <svg className={styles.drawing} width="64" height="48" viewBox="0 0 64 48" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
