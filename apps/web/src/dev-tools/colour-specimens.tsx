import styles from './colour-specimens.module.css';
import { Group } from './specimen.tsx';
import { themeTokens } from './tokens.ts';

/** What a theme and a brand decide: colours by role, and how what stands above the page is lifted. */
export function ColourSpecimens({ theme, brand }: { theme: string; brand: string }) {
  const tokens = themeTokens(theme, brand);
  return (
    <>
      <Group title="Colour roles">
        <ul className={styles.colours}>
          {tokens
            .filter(({ value }) => /^(#|oklch\(|transparent)/.test(value))
            .map(({ name, value }) => (
              <li key={name}>
                <i style={{ background: `var(${name})` }} aria-hidden="true" />
                <b>{name}</b>
                <span>{value}</span>
              </li>
            ))}
        </ul>
      </Group>
      <Group title="Elevation">
        <ul className={styles.lifted}>
          {tokens
            .filter(({ name }) => name.includes('shadow'))
            .map(({ name, value }) => (
              <li key={name} style={{ boxShadow: `var(${name})` }}>
                <b>{name}</b>
                <span>{value}</span>
              </li>
            ))}
        </ul>
      </Group>
    </>
  );
}
