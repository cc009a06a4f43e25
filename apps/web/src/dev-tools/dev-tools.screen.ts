import { plainScreen } from '../app/screen.tsx';

export const catalogueScreen = /* @__PURE__ */ plainScreen(
  async () => (await import('./catalogue-page.tsx')).CataloguePage,
);
