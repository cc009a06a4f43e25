interface Package {
  readonly version?: string;
  readonly optional?: boolean;
}

interface Lock {
  readonly packages: Readonly<Record<string, Package>>;
}

interface Platform {
  readonly platform: string;
  readonly arch: string;
}

export function isInstalled(lock: Lock, installed: Lock, platform?: Platform): boolean;
