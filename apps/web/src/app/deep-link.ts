import type { Session } from './session/session.ts';

/** What a link into the app says of where it was found; empty for who came by none. */
export interface DeepLink {
  readonly channel?: string;
  readonly medium?: string;
  readonly campaign?: string;
}

/** Words a person could have written; what is longer, or has anything else in it, is nobody's campaign. */
const WORDS = /^[\p{L}\p{N}\p{P}\p{S} ]{1,100}$/u;

let link: DeepLink = {};

/**
 * Reads the link one came by, as the app loads and before anything tidies the address, and tells of logins that follow. For a
 * deep-link SDK of an operator's own: it listens to 'fairline:deep-link' on the window, and nothing leaves the browser by
 * itself.
 */
export function startDeepLinks(session: Pick<Session, 'onLoggedIn'>, address: URL): void {
  link = readDeepLink(address.searchParams);
  trackDeepLink('init');
  session.onLoggedIn(async () => trackDeepLink('login complete'));
}

/** The link of this visit. */
export function deepLink(): DeepLink {
  return link;
}

/** Tells that whoever came by the link of this visit did something. */
export function trackDeepLink(name: 'init' | 'carousel view' | 'login complete'): void {
  window.dispatchEvent(new CustomEvent('fairline:deep-link', { detail: { name, ...link } }));
}

/** Of the address's parameters. */
export function readDeepLink(parameters: URLSearchParams): DeepLink {
  const word = (name: string) => {
    const text = parameters.get(name) ?? '';
    return WORDS.test(text) ? text : undefined;
  };
  const [channel, medium, campaign] = [word('utm_source'), word('utm_medium'), word('utm_campaign')];
  return {
    ...(channel !== undefined && { channel }),
    ...(medium !== undefined && { medium }),
    ...(campaign !== undefined && { campaign }),
  };
}
