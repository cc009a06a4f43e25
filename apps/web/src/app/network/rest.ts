/** The specification's number: section 7, REST. */
export const REST_TIMEOUT_MS = 5_000;

/** How a REST call ended. */
export type RestOutcome =
  | { readonly kind: 'answered'; readonly response: Response }
  /** 401, whose body may say more. */
  | { readonly kind: 'unauthorized'; readonly response: Response }
  /** This device is offline. */
  | { readonly kind: 'network' }
  /** No answer within five seconds. */
  | { readonly kind: 'timeout' }
  /** Online, but the server could not be reached or broke off. */
  | { readonly kind: 'connection' }
  /** The server failed: 5xx. */
  | { readonly kind: 'unknown'; readonly status: number };

/** Calls a path of the server that is not GraphQL. Never rejects. */
export async function callRest(
  path: string,
  init: RequestInit,
  send: typeof fetch = fetch,
): Promise<RestOutcome> {
  const signal = AbortSignal.timeout(REST_TIMEOUT_MS);
  try {
    const response = await send(path, { ...init, signal });
    if (response.status === 401) return { kind: 'unauthorized', response };
    return response.status < 500
      ? { kind: 'answered', response }
      : { kind: 'unknown', status: response.status };
  } catch {
    if (signal.aborted) return { kind: 'timeout' };
    return { kind: navigator.onLine ? 'connection' : 'network' };
  }
}
