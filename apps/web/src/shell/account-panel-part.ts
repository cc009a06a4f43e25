import { definePart } from '../app/part.tsx';

/** Opened by whoever is logged in, and nothing before. */
export const accountPanel = definePart(async () => (await import('./account-panel.tsx')).AccountPanel);
