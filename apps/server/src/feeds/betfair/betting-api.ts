import { boundedText, causeOf, parsedJson } from '../bounded-answer.ts';
import type { BetfairSettings } from './settings.ts';

export type BettingAnswer =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** For the operator's log; holds neither the key nor the session. */
      readonly reason: string;
      /** How soon it makes sense to ask again, where the answer says so, in milliseconds. */
      readonly retryAfterMs: number | undefined;
      /** Whether the key or the session is at fault, or too much was asked for at once. */
      readonly fault?: 'refused' | 'too-much';
    };

/** Which markets are asked for. */
export interface MarketQuestion {
  readonly eventType: string;
  readonly competitionIds: readonly string[];
  readonly marketType: string;
  readonly fromMs: number;
  readonly toMs: number;
}

const TIMEOUT_MS = 15_000;
/** A thousand markets with their runners are a sixteenth of this. */
const MOST_BYTES = 8_000_000;
/** The most that the API answers at once; what is asked of each market weighs nothing ("Market Data Request Limits"). */
const MOST_MARKETS = 1000;
const PROJECTION = ['COMPETITION', 'EVENT', 'MARKET_START_TIME', 'RUNNER_DESCRIPTION'];

const REFUSED: ReadonlySet<string> = new Set([
  'INVALID_APP_KEY',
  'INVALID_SESSION_INFORMATION',
  'NO_APP_KEY',
  'NO_SESSION',
  'ACCESS_DENIED',
]);
const TOO_MUCH = 'TOO_MUCH_DATA';

/**
 * The betting API of the Betfair exchange as JSON-RPC (docs.developer.betfair.com, "Betting API"), for the names that the
 * stream has not. Nothing here throws: whatever goes wrong is a reason.
 */
export class BettingApi {
  readonly #settings: BetfairSettings;

  constructor(settings: BetfairSettings) {
    this.#settings = settings;
  }

  /** The competitions of an event type that have markets in a time. */
  competitions(
    { eventType, fromMs, toMs }: Pick<MarketQuestion, 'eventType' | 'fromMs' | 'toMs'>,
    signal: AbortSignal,
  ): Promise<BettingAnswer> {
    const filter = { eventTypeIds: [eventType], marketStartTime: between(fromMs, toMs) };
    return this.#call('listCompetitions', { filter }, signal);
  }

  /** Markets, those that start first before others. */
  markets(question: MarketQuestion, signal: AbortSignal): Promise<BettingAnswer> {
    const { eventType, competitionIds, marketType, fromMs, toMs } = question;
    const filter = {
      eventTypeIds: [eventType],
      competitionIds,
      marketTypeCodes: [marketType],
      marketStartTime: between(fromMs, toMs),
    };
    const params = {
      filter,
      marketProjection: PROJECTION,
      sort: 'FIRST_TO_START',
      maxResults: MOST_MARKETS,
      locale: 'en',
    };
    return this.#call('listMarketCatalogue', params, signal);
  }

  async #call(method: string, params: object, signal: AbortSignal): Promise<BettingAnswer> {
    const { appKey, session, apiUrl } = this.#settings;
    try {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-application': appKey,
          'x-authentication': session,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: `SportsAPING/v1.0/${method}`, params }),
        // A session must not travel to where somebody else points.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const text = await boundedText(response, MOST_BYTES);
      if (text === undefined) return failed(`${method}: the answer is larger than ${MOST_BYTES} bytes`);
      return response.ok ? answered(method, text) : refused(method, response, text);
    } catch (error) {
      const reason = causeOf(error).replaceAll(appKey, '…').replaceAll(session, '…');
      return failed(`${method}: ${reason}`);
    }
  }
}

function between(fromMs: number, toMs: number): { readonly from: string; readonly to: string } {
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}

function answered(method: string, text: string): BettingAnswer {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null) return failed(`${method}: the answer is no JSON`);
  if ('result' in value) return { ok: true, value: value.result };
  return blamed(method, codeIn(text) ?? 'the answer has no result', undefined);
}

/** 4xx what it does not take, 429 too often, 5xx its own trouble. */
function refused(method: string, response: Response, text: string): BettingAnswer {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  const code = codeIn(text) ?? response.statusText;
  return blamed(method, `HTTP ${response.status} ${code}`.trim(), retryAfterMs);
}

/** The API's own word for what went wrong: {"error": {"data": {"APINGException": {"errorCode": "TOO_MUCH_DATA"}}}}. */
function codeIn(text: string): string | undefined {
  return /"errorCode"\s*:\s*"([A-Z_]{1,40})"/.exec(text)?.[1];
}

function blamed(method: string, said: string, retryAfterMs: number | undefined): BettingAnswer {
  const code = said.split(' ').at(-1) ?? '';
  const reason = `${method}: ${said}`;
  if (REFUSED.has(code)) return { ok: false, reason, retryAfterMs, fault: 'refused' };
  if (code === TOO_MUCH) return { ok: false, reason, retryAfterMs, fault: 'too-much' };
  return { ok: false, reason, retryAfterMs };
}

function failed(reason: string): BettingAnswer {
  return { ok: false, reason, retryAfterMs: undefined };
}
