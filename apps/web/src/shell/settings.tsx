import { type OddsFormat, setOddsFormat, useOddsFormat } from '../app/odds-format.ts';
import { setThemeChoice, useThemeChoice } from '../app/theme.ts';
import { brand } from '../brands/brand.ts';
import { Segmented } from '../ui/segmented.tsx';
import { type Account, useSetPreference } from './account-data.ts';
import styles from './settings.module.css';

const THEMES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'device' },
] as const;

const FORMATS = [
  { value: 'AMERICAN', label: 'American −110' },
  { value: 'EURO', label: 'Decimal 1.91' },
] as const;

/** How the app looks and writes odds. Kept in this browser; a patron's odds format also on the account. */
export function Settings({ account }: { account?: Account }) {
  const theme = useThemeChoice();
  const format = useOddsFormat();
  const setPreference = useSetPreference();
  const choose = (next: OddsFormat) => {
    setOddsFormat(next);
    if (account !== undefined) setPreference({ oddsFormat: next }, () => setOddsFormat(format));
  };
  return (
    <div className={styles.settings}>
      <h3 className={styles.heading}>Odds</h3>
      <Segmented label="Odds format" options={FORMATS} value={format} onChange={choose} />
      {brand.modes.length > 1 && (
        <>
          <h3 className={styles.heading}>Appearance</h3>
          <Segmented label="Appearance" options={THEMES} value={theme} onChange={setThemeChoice} />
        </>
      )}
    </div>
  );
}
