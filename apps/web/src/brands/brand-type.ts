export type BrandId = 'espnbet' | 'tsb' | 'hwc' | 'tsc';
export type ThemeMode = 'dark' | 'light';

/** Everything a brand may decide. Colours stand beside it in tokens.css. */
export interface Brand {
  readonly id: BrandId;
  /** A standalone casino has no sportsbook pages. */
  readonly kind: 'sportsbook' | 'casino';
  readonly name: string;
  /** Sportsbook and casino named in one breath. */
  readonly casinoCombinedName: string;
  readonly marketingName: string;
  readonly tagline: string;
  /** Path data of the mark on its 26 unit tile. */
  readonly mark: string;
  /** The modes it has; with one only, what the system prefers does not matter. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  readonly defaultMode: ThemeMode;
  readonly creditsName: 'PENN Play Credits' | 'theScore Bet Credits';
  /** Whether self-exclusion and cool-off are offered in this app. */
  readonly showsExclusionMethods: boolean;
  readonly historyTabs: readonly ('BETTING' | 'CASINO' | 'TRANSACTIONS')[];
  readonly linksAccounts: boolean;
  /** Parlay+ is called Parlay. */
  readonly renamesParlayPlus: boolean;
  readonly copyright: string;
  /** Before every key kept in the browser. */
  readonly storagePrefix: string;
}
