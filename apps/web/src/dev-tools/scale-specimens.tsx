import styles from './scale-specimens.module.css';
import { Group } from './specimen.tsx';
import { scaleTokens } from './tokens.ts';

/** Every size of docs/design.md with what is written in it. */
const TYPE = [
  { size: '60', look: styles.score60, use: 'score, event page', sample: '24' },
  { size: '36', look: styles.score36, use: 'score, event page on phones', sample: '24' },
  { size: '26', look: styles.page, use: 'page heading', sample: 'Buffalo Bills' },
  { size: '25', look: styles.score25, use: 'score, live card', sample: '24' },
  { size: '19', look: styles.section, use: 'section heading', sample: 'Live now' },
  { size: '17', look: styles.card, use: 'card heading', sample: 'Sunday Four-Pack' },
  { size: '15', look: styles.team, use: 'team, card title, main button', sample: 'Bills at Chiefs' },
  {
    size: '14',
    look: styles.body,
    use: 'body, single price',
    sample: 'Your stake comes back when it is a push.',
  },
  { size: '13', look: styles.secondary, use: 'secondary, odds line', sample: '3.5 points, first half' },
  { size: '12', look: styles.meta, use: 'meta', sample: 'Today, 8:20 PM' },
  { size: '11', look: styles.tag, use: 'tags, tab bar', sample: 'My Bets' },
] as const;

export function ScaleSpecimens() {
  return (
    <>
      <Group title="Type scale">
        <dl className={styles.types}>
          {TYPE.map(({ size, look, use, sample }) => (
            <div key={size}>
              <dt>
                <b>{size}</b> {use}
              </dt>
              <dd className={look}>{sample}</dd>
            </div>
          ))}
        </dl>
      </Group>
      <Group title="Spacing and corners">
        <dl className={styles.measures}>
          {scaleTokens('--s-').map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <i className={styles.space} style={{ width: `var(${name})` }} aria-hidden="true" />
            </div>
          ))}
        </dl>
        <ul className={styles.corners}>
          {scaleTokens('--r-').map(({ name, value }) => (
            <li key={name}>
              <i style={{ borderRadius: `var(${name})` }} aria-hidden="true" />
              <b>{name}</b>
              {value}
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}
