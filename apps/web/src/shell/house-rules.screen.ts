import { plainScreen } from '../app/screen.tsx';

export const houseRulesScreen = plainScreen(
  async () => (await import('./house-rules-page.tsx')).HouseRulesPage,
);
