import type { createAppRouter } from './router/router.tsx';

/** index.html shows the page's boxes; a page that needs longer than this after the app's own code shows the app around them. */
const FIRST_PAGE_MS = 500;

/**
 * Waits a moment for the code and the data of the page one opened, so that it is drawn at once and whole. Drawn in two
 * steps it would come later: React holds back what follows a placeholder by 300 ms.
 */
export async function firstPage(router: Pick<ReturnType<typeof createAppRouter>, 'load'>): Promise<void> {
  await Promise.race([
    router.load().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS)),
  ]);
}
