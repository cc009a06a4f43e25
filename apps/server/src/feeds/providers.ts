import { createHash, timingSafeEqual } from 'node:crypto';

/** A provider that pushes messages, by the name it must give as their source. */
export interface FeedProvider {
  readonly name: string;
  /** SHA-256 of its token. */
  readonly tokenHash: Buffer;
}

const SHORTEST_TOKEN = 24;
const ENTRY = /^([a-z0-9-]{1,60})=([\w.~+/=-]+)$/;

/**
 * Reads 'acme=token,other=token'.
 * @returns undefined when an entry is no name and token, a token is shorter than 24 characters, or a name or token comes twice
 */
export function readProviders(text: string): readonly FeedProvider[] | undefined {
  const entries = text.split(',').map((entry) => ENTRY.exec(entry.trim()));
  const providers: FeedProvider[] = [];
  for (const entry of entries) {
    const [, name = '', token = ''] = entry ?? [];
    if (token.length < SHORTEST_TOKEN) return undefined;
    providers.push({ name, tokenHash: hashOf(token) });
  }
  const names = new Set(providers.map((provider) => provider.name));
  const tokens = new Set(providers.map(({ tokenHash }) => tokenHash.toString('hex')));
  return names.size === providers.length && tokens.size === providers.length ? providers : undefined;
}

/** Whose token it is; every provider is compared, so that the time taken tells nothing. */
export function providerOf(
  providers: readonly FeedProvider[],
  token: string | undefined,
): FeedProvider | undefined {
  const hash = hashOf(token ?? '');
  let found: FeedProvider | undefined;
  for (const provider of providers) if (timingSafeEqual(provider.tokenHash, hash)) found = provider;
  return found;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
