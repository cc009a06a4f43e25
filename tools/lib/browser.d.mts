interface BrowserParts {
  /** Where a browser may stand. */
  places(): Promise<readonly string[]>;
  install(): Promise<void>;
}

export function ensureBrowser(named?: string, parts?: BrowserParts): Promise<string>;
