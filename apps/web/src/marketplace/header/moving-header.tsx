import { useEffect, useRef } from 'react';
import type { Animation } from './animation.ts';
import styles from './themed-header.module.css';

/** Each shape goes its own way, over and over. */
export function MovingHeader({ animation }: { animation: Animation }) {
  const { width, height, ground, shapes, durationMs } = animation;
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const paths = [...(drawing.current?.querySelectorAll('[data-shape]') ?? [])];
    // What moves ends with the drawing: another one is drawn anew.
    for (const [place, path] of paths.entries()) {
      const frames = shapes[place]?.frames.map(({ at, x }) => ({
        offset: at,
        transform: `translateX(${x}px)`,
      }));
      if (frames && 'animate' in path) {
        path.animate(frames, { duration: durationMs, iterations: Number.POSITIVE_INFINITY });
      }
    }
  }, [shapes, durationMs]);
  return (
    <svg
      ref={drawing}
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-header="moving"
    >
      <path fill={ground} d={`M0 0h${width}v${height}H0Z`} />
      {shapes.map(({ path, fill }) => (
        <path key={path} data-shape="" fill={fill} d={path} />
      ))}
    </svg>
  );
}
