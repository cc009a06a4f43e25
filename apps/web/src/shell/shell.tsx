import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { setBetslipOpen, useBetslipOpen } from '../app/betslip-open.ts';
import { layout, useMedia } from '../app/media.ts';
import { useLocationPath } from '../app/use-location-path.ts';
import { betslipSlot } from '../betslip/betslip.slot.tsx';
import { Count } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import type { SportsMenuQuery } from './sports-menu-data.ts';

/** The frame around every page: header, menu, the page, the betslip, and on phones the tabs at the bottom. */
export function Shell({ menu }: { menu: PreloadedQuery<SportsMenuQuery> }) {
  return (
    <betslipSlot.Provider>
      <Frame menu={menu} />
      <Toaster />
    </betslipSlot.Provider>
  );
}

function Frame({ menu }: { menu: PreloadedQuery<SportsMenuQuery> }) {
  const path = useLocationPath();
  const isPhone = useMedia(layout.phone);
  const hasColumn = !useMedia(layout.noSlipColumn) && isSportsPage(path);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const slipCount = betslipSlot.useCount();
  const hasSlipButton = !isPhone && !hasColumn && (isSportsPage(path) || slipCount > 0);
  const main = useFocusOnPageChange(path);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      {hasColumn && (
        <a className={styles.skip} href="#betslip">
          Skip to the betslip
        </a>
      )}
      <Header slipButton={hasSlipButton && <SlipButton count={slipCount} />} />
      <OfflineBar />
      <div className={cx(styles.frame, hasColumn && styles.withSlip)}>
        {!isPhone && <SideMenu menu={menu} />}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <div className={styles.page}>
            <Outlet />
          </div>
          <Footer />
        </main>
        {hasColumn && (
          <aside id="betslip" tabIndex={-1} className={styles.slip} aria-label="Betslip">
            <a className={styles.skip} href="#main">
              Back to the page
            </a>
            <div className={styles.slipInner}>
              <betslipSlot.Panel />
            </div>
          </aside>
        )}
      </div>
      {!hasColumn && <SlipSheet side={isPhone ? 'bottom' : 'right'} path={path} />}
      {isPhone && (
        <>
          <Dock
            bar={isSportsPage(path) && <betslipSlot.Bar onOpen={() => setBetslipOpen(true)} />}
            slipCount={slipCount}
            onBetslip={() => setBetslipOpen(true)}
            onMenu={() => setMenuOpen(true)}
          />
          <PhoneMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} menu={menu} />
        </>
      )}
    </>
  );
}

function SlipButton({ count }: { count: number }) {
  return (
    <Button tone="secondary" size="medium" aria-haspopup="dialog" onClick={() => setBetslipOpen(true)}>
      Betslip
      {count > 0 && <Count value={count} noun="selection" />}
    </Button>
  );
}

function SlipSheet({ side, path }: { side: 'bottom' | 'right'; path: string }) {
  const isOpen = useBetslipOpen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes
  useEffect(() => () => setBetslipOpen(false), [path]);
  const close = () => setBetslipOpen(false);
  return (
    <Sheet open={isOpen} side={side} label="Betslip" onClose={close}>
      <betslipSlot.Panel onClose={close} />
    </Sheet>
  );
}

/** The betslip stands beside pages with something to bet on, and over a phone's tabs there: it covers no form. */
function isSportsPage(path: string): boolean {
  return !/^\/(login|signup|wallet|account|dev-tools)(\/|$)/.test(path);
}

/** Where the frame that was drawn last was at: logging in or out draws another in its place. */
let lastPath: string | undefined;

/** A new page begins at its top for the keyboard and for screen readers too. */
function useFocusOnPageChange(path: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = lastPath;
    lastPath = path;
    if (before === undefined || before === path) return;
    // Whoever goes through tabs by arrow keys stays on them.
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
