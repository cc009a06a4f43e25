import depositPageQuery from '../__generated__/depositPageQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';

export const depositScreen = defineScreen({
  load: ({ environment }) => preloadQuery(environment, depositPageQuery, {}, { fetchPolicy: 'network-only' }),
  component: async () => (await import('./deposit/deposit-page.tsx')).DepositPage,
});
