import { betsMigrations } from './bets/migrations.ts';
import { betslipMigrations } from './betslip/migrations.ts';
import { cashierMigrations } from './cashier/migrations.ts';
import { cashoutMigrations } from './cashout/migrations.ts';
import { catalogueMigrations } from './catalogue/migrations.ts';
import { favouritesMigrations } from './favourites/migrations.ts';
import { feedsMigrations } from './feeds/migrations.ts';
import { identityMigrations } from './identity/migrations.ts';
import { limitsMigrations } from './limits/migrations.ts';
import { locationMigrations } from './location/migrations.ts';
import { marketplaceMigrations } from './marketplace/migrations.ts';
import type { Migration } from './platform/database/migrate.ts';
import { platformMigrations } from './platform/database/migrations.ts';
import { rewardsMigrations } from './rewards/migrations.ts';
import { sessionMigrations } from './session/migrations.ts';
import { settlementMigrations } from './settlement/migrations.ts';
import { tradingMigrations } from './trading/migrations.ts';
import { walletMigrations } from './wallet/migrations.ts';

/** Every domain's, a domain after those it builds on. */
export const allMigrations: readonly Migration[] = [
  ...platformMigrations,
  ...identityMigrations,
  ...walletMigrations,
  ...catalogueMigrations,
  ...favouritesMigrations,
  ...cashierMigrations,
  ...feedsMigrations,
  ...sessionMigrations,
  ...locationMigrations,
  ...limitsMigrations,
  ...rewardsMigrations,
  ...tradingMigrations,
  ...marketplaceMigrations,
  ...betslipMigrations,
  ...betsMigrations,
  ...settlementMigrations,
  ...cashoutMigrations,
];
