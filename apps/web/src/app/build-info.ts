/** What each request says about the app that sends it. */
export const BUILD = { app: 'sportsbook', platform: 'web', version: '25.20.0' } as const;

/** Identifies this app to the token endpoint. */
export const CLIENT_ID = 'fairline-web';

export function buildHeaders(): Record<string, string> {
  return { 'x-app': BUILD.app, 'x-platform': BUILD.platform, 'x-app-version': BUILD.version };
}
