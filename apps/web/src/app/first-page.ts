import type { createAppRouter } from './router/router.tsx';

/** index.html shows the page's boxes; a page that needs longer than this after the app's own code shows the app around them. */
const FIRST_PAGE_MS = 500;

/**
 * Waits for the code that draws, and a moment longer for the code and the data of the page one opened, so that it is drawn at
 * once and whole. Drawn in two steps it would come later: React holds back what follows a placeholder by 300 ms.
 * @param drawing the code that draws, on its way
 */
export async function firstPage<Drawing>(
  router: Pick<ReturnType<typeof createAppRouter>, 'load'>,
  drawing: Promise<Drawing>,
): Promise<Drawing> {
  const late = async () => {
    await drawing;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS));
  };
  await Promise.race([router.load().catch(() => {}), late()]);
  return drawing;
}
