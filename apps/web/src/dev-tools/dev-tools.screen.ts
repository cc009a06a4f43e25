import { plainScreen } from '../app/screen.tsx';

export const catalogueScreen = plainScreen(async () => (await import('./catalogue-page.tsx')).CataloguePage);
