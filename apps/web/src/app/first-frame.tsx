import { Wordmark } from '../brands/wordmark.tsx';
import type { PageKind } from '../marketplace/page/canonical.ts';
import { PagePlaceholder } from '../marketplace/page/page-skeleton.tsx';
import header from '../shell/header.module.css';
import shell from '../shell/shell.module.css';

const KINDS: readonly PageKind[] = ['home', 'live', 'competition', 'event'];

/**
 * The frame before there is an app: the build draws it into index.html, whose script shows the boxes of the page that was
 * opened. Styles alone decide what a phone shows, and no text needs a font that is not there yet.
 */
export function FirstFrame() {
  return (
    <div className={shell.first}>
      <header className={header.header}>
        <span className={header.logo}>
          <Wordmark />
        </span>
      </header>
      <div className={shell.frame}>
        <div className={shell.menuPlace} />
        <main className={shell.main}>
          <div className={shell.page}>
            {KINDS.map((kind) => (
              <div key={kind} data-boxes={kind} hidden>
                <PagePlaceholder kind={kind} />
              </div>
            ))}
          </div>
        </main>
        <div className={shell.slip} />
      </div>
      <div className={shell.dockPlace} />
    </div>
  );
}
