import { type CSSProperties, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './motion-specimens.module.css';
import { Group } from './specimen.tsx';
import { scaleTokens } from './tokens.ts';

/** Every time, moved with --ease-move, and every easing, over the longest time of a movement. */
export function MotionSpecimens() {
  const [isThere, setThere] = useState(false);
  return (
    <Group title="Motion">
      <div>
        <Button size="small" tone="secondary" onClick={() => setThere(!isThere)}>
          Move
        </Button>
      </div>
      <dl className={styles.movements} data-there={isThere}>
        {scaleTokens('--t-').map(({ name, value }) => (
          <Movement
            key={name}
            name={name}
            value={inMs(value)}
            style={{ transitionDuration: `var(${name})` }}
          />
        ))}
        {scaleTokens('--ease-').map(({ name, value }) => (
          <Movement key={name} {...{ name, value }} style={{ transitionTimingFunction: `var(${name})` }} />
        ))}
      </dl>
    </Group>
  );
}

/** A build writes '.14s' where the styles say '140ms'. */
function inMs(time: string): string {
  return time.endsWith('ms') ? time : `${Number.parseFloat(time) * 1000}ms`;
}

function Movement({ name, value, style }: { name: string; value: string; style: CSSProperties }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <span className={styles.track} aria-hidden="true">
        <i style={style} />
      </span>
    </div>
  );
}
