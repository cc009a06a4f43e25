import { useIsLoggedIn, useStartupPayload } from '../app/app-context.ts';
import { PageLink } from '../app/page-link.tsx';
import { brand } from '../brands/brand.ts';
import { Icon } from '../ui/icon.tsx';
import { useAccount } from './account-data.ts';
import { clockTime, lastLoginTime } from './clock-text.ts';
import styles from './footer.module.css';
import { helpText } from './help-text.ts';
import { Duration, useEverySecond } from './session-clock.tsx';
import { Spare } from './spare.tsx';
import { TextLinks } from './text-links.tsx';

const HELP = 'Gambling problem? Call 1-800-GAMBLER.';

/** Help with gambling first, then what this is, and for patrons how long they have been here. */
export function Footer() {
  const payload = useStartupPayload();
  const isLoggedIn = useIsLoggedIn();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label="About">
        <PageLink to="/house-rules">Betting Rules</PageLink>
        {payload && <a href={`mailto:${payload.serviceAttributes.supportEmail}`}>Support</a>}
      </nav>
      <p className={styles.help}>
        <Icon name="shield" size={18} />
        <span>
          <TextLinks text={payload ? helpText(payload.responsibleGaming) : HELP} />
        </span>
      </p>
      {isLoggedIn === true && (
        <Spare loading={null} failed={null}>
          <SessionLine />
        </Spare>
      )}
      <p>{brand.copyright}</p>
    </footer>
  );
}

/**
 * Last login, time and session time belong together and are told on a 12-hour clock, everything else on a page on a
 * 24-hour one: so the line says that it is about the session.
 */
function SessionLine() {
  const account = useAccount();
  const now = useEverySecond();
  return (
    <div className={styles.session}>
      <b id="your-session">Your session</b>
      <dl aria-labelledby="your-session">
        {account?.lastLoginAt && (
          <div>
            <dt>Last login</dt>
            <dd>{lastLoginTime(new Date(account.lastLoginAt))} ET</dd>
          </div>
        )}
        <div>
          <dt>Current time</dt>
          <dd>{clockTime(new Date(now))} ET</dd>
        </div>
        <div>
          <dt>Session time</dt>
          <dd>
            <Duration />
          </dd>
        </div>
      </dl>
    </div>
  );
}
