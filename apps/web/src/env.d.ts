interface ImportMetaEnv {
  /** The brand this build is for. */
  readonly FAIRLINE_BRAND: string;
  /** Whether the pages under /dev-tools exist. */
  readonly FAIRLINE_DEV_TOOLS: boolean;
}
