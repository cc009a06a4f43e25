import type { OddsApiFormat } from '@fairline/feed/odds-api/lines.ts';
import { boundedText, causeOf, parsedJson } from './bounded-answer.ts';

export interface OddsApiSettings {
  readonly key: string;
  /** 'https://api.the-odds-api.com' unless another serves the same. */
  readonly baseUrl: string;
  /** 'us', or several separated by commas: each costs as much again. */
  readonly regions: string;
}

/** What is left to use, from the headers of an answer. */
export interface OddsApiQuota {
  readonly remaining: number;
}

export type OddsApiAnswer =
  | { readonly ok: true; readonly value: unknown; readonly quota: OddsApiQuota | undefined }
  | {
      readonly ok: false;
      /** For the operator's log; never holds the key. */
      readonly reason: string;
      /** How soon it makes sense to ask again, where the answer says so, in milliseconds. */
      readonly retryAfterMs: number | undefined;
    };

export const MARKETS = ['h2h', 'spreads', 'totals'] as const;
/** American prices are the exact ones: decimal ones come rounded. */
export const FORMAT: OddsApiFormat = 'american';

const TIMEOUT_MS = 15_000;
/** A busy Saturday of a sport is a tenth of this. */
const MOST_BYTES = 8_000_000;
/** A key that is refused will be refused for a while. */
const REFUSED_AGAIN_MS = 3_600_000;

/** The Odds API v4 (the-odds-api.com). Nothing here throws: whatever goes wrong is a reason. */
export class OddsApiClient {
  readonly #settings: OddsApiSettings;

  constructor(settings: OddsApiSettings) {
    this.#settings = settings;
  }

  /** What one request of odds costs of the quota: a unit for each market and region. */
  get cost(): number {
    return MARKETS.length * this.#settings.regions.split(',').length;
  }

  /** Which sports there are; costs nothing. */
  sports(signal: AbortSignal): Promise<OddsApiAnswer> {
    return this.#get('/v4/sports', {}, signal);
  }

  odds(sportKey: string, signal: AbortSignal): Promise<OddsApiAnswer> {
    const { regions } = this.#settings;
    const query = { regions, markets: MARKETS.join(','), oddsFormat: FORMAT, dateFormat: 'iso' };
    return this.#get(`/v4/sports/${encodeURIComponent(sportKey)}/odds`, query, signal);
  }

  async #get(path: string, query: Record<string, string>, signal: AbortSignal): Promise<OddsApiAnswer> {
    const { baseUrl, key } = this.#settings;
    const url = new URL(baseUrl.replace(/\/+$/, '') + path);
    url.search = new URLSearchParams({ apiKey: key, ...query }).toString();
    try {
      const response = await fetch(url, {
        // A key must not travel to where somebody else points.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const text = await boundedText(response, MOST_BYTES);
      if (text === undefined) return failed(`${path}: the answer is larger than ${MOST_BYTES} bytes`);
      return response.ok ? answered(path, response, text) : refused(path, response, text);
    } catch (error) {
      return failed(`${path}: ${causeOf(error).replaceAll(key, '…')}`);
    }
  }
}

function answered(path: string, response: Response, text: string): OddsApiAnswer {
  const value = parsedJson(text);
  if (value === undefined) return failed(`${path}: the answer is no JSON`);
  const remaining = Number(response.headers.get('x-requests-remaining') ?? Number.NaN);
  return { ok: true, value, quota: Number.isFinite(remaining) ? { remaining } : undefined };
}

/** 401 a key that is wrong or used up, 422 a question it does not know, 429 too often, 5xx its own trouble. */
function refused(path: string, response: Response, text: string): OddsApiAnswer {
  const code = /"error_code"\s*:\s*"([A-Z_]{1,40})"/.exec(text)?.[1] ?? response.statusText;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const isRefused = response.status === 401 || response.status === 403;
  const saidMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  return {
    ok: false,
    reason: `${path}: HTTP ${response.status} ${code}`.trim(),
    retryAfterMs: saidMs ?? (isRefused ? REFUSED_AGAIN_MS : undefined),
  };
}

function failed(reason: string): OddsApiAnswer {
  return { ok: false, reason, retryAfterMs: undefined };
}
