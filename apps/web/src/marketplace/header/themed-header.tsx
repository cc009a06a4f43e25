import { useEffect, useState } from 'react';
import { report } from '../../app/report.ts';
import { type Animation, fetchAnimation } from './animation.ts';
import { MovingHeader } from './moving-header.tsx';
import styles from './themed-header.module.css';

interface ThemedHeaderProps {
  imageUrl: string;
  animationUrl: string;
}

/**
 * The drawing behind a page's title: standing still until its animation is there, for good where that cannot be had, which
 * is reported, and for whoever wants nothing to move [PAGE-012].
 */
export function ThemedHeader({ imageUrl, animationUrl }: ThemedHeaderProps) {
  const [animation, setAnimation] = useState<Animation>();
  useEffect(() => {
    setAnimation(undefined);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const left = new AbortController();
    fetchAnimation(animationUrl, left.signal).then(setAnimation, (error: unknown) => {
      if (!left.signal.aborted) report('marketplace', 'The header stands still', error);
    });
    return () => left.abort();
  }, [animationUrl]);
  return animation ? (
    <MovingHeader animation={animation} />
  ) : (
    <img className={styles.drawing} src={imageUrl} alt="" data-header="still" />
  );
}
