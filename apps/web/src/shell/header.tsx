import { useIsLoggedIn, useStartupPayload } from '../app/app-context.ts';
import { layout, useMedia } from '../app/media.ts';
import { PageLink } from '../app/page-link.tsx';
import { loginPath, signUpPath } from '../app/router/previous-path.ts';
import { useLocationPath } from '../app/use-location-path.ts';
import { Wordmark } from '../brands/wordmark.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccountArea, UnknownAccount } from './account-area.tsx';
import styles from './header.module.css';
import { Settings } from './settings.tsx';
import { Spare } from './spare.tsx';

/** Logo, and who is logged in with what balance, or the ways in. */
export function Header({ slipButton }: { slipButton?: React.ReactNode }) {
  const isLoggedIn = useIsLoggedIn();
  const isPhone = useMedia(layout.phone);
  const isRail = useMedia(layout.rail);
  return (
    <header className={styles.header}>
      <PageLink to="/home" className={styles.logo} aria-label="Home">
        <Wordmark tileOnly={isRail && !isPhone} />
      </PageLink>
      <div className={styles.right}>
        {isLoggedIn === null && <AccountSkeleton />}
        {isLoggedIn === false && <VisitorArea isPhone={isPhone} />}
        {isLoggedIn === true && (
          <Spare loading={<AccountSkeleton />} failed={<UnknownAccount />}>
            <AccountArea />
          </Spare>
        )}
        {slipButton}
      </div>
    </header>
  );
}

/** Ways in stay closed until it is known whether this region may be served. */
function VisitorArea({ isPhone }: { isPhone: boolean }) {
  const isRegionKnown = useStartupPayload() !== undefined;
  const path = useLocationPath();
  return (
    <>
      {!isPhone && (
        <Popover
          label="Settings"
          trigger={(props) => (
            <button type="button" className={styles.icon} aria-label="Settings" {...props}>
              <Icon name="sliders" />
            </button>
          )}
        >
          {() => <Settings />}
        </Popover>
      )}
      <WayIn to={loginPath(path)} label="Log In" tone="secondary" isOpen={isRegionKnown} />
      <WayIn to={signUpPath(path)} label="Sign Up" tone="primary" isOpen={isRegionKnown} />
    </>
  );
}

interface WayInProps {
  to: string;
  label: string;
  tone: 'primary' | 'secondary';
  isOpen: boolean;
}

function WayIn({ to, label, tone, isOpen }: WayInProps) {
  if (!isOpen) {
    return (
      <button type="button" className={buttonClass({ tone, size: 'medium' })} disabled>
        {label}
      </button>
    );
  }
  return (
    <PageLink to={to} className={buttonClass({ tone, size: 'medium' })}>
      {label}
    </PageLink>
  );
}

function AccountSkeleton() {
  return (
    <span className={styles.placeholder} aria-busy="true">
      <span className="sr">Loading your account</span>
      <Skeleton width={132} height={40} radius={8} />
      <Skeleton width={40} height={40} radius="50%" />
    </span>
  );
}
