export interface BetfairSettings {
  readonly appKey: string;
  /** Of somebody who has logged in; it ends some hours after that, unless it is kept alive. */
  readonly session: string;
  readonly stream: StreamAddress;
  /** 'https://api.betfair.com/exchange/betting/json-rpc/v1' unless another serves the same. */
  readonly apiUrl: string;
}

export interface StreamAddress {
  readonly host: string;
  readonly port: number;
}

/** What an operator is told, once, when nothing more is tried. */
export const SESSION_REFUSED =
  'Betfair refuses the app key or the session: set FAIRLINE_BETFAIR_APP_KEY and a new FAIRLINE_BETFAIR_SESSION and start again';

/** Whether a host is this machine: only there may a session travel in the clear. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** 'stream-api.betfair.com:443'; undefined for what is no host and port. */
export function readStreamAddress(text: string): StreamAddress | undefined {
  const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  const host = bracketed ?? plain;
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : undefined;
}
