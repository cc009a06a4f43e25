/** The login page's address, which brings the person back to where they were: path and query. */
export function loginPath(previousPath: string): string {
  return withPreviousPath('/login', previousPath);
}

/** The same for signing up. */
export function signUpPath(previousPath: string): string {
  return withPreviousPath('/signup', previousPath);
}

function withPreviousPath(path: string, previousPath: string): string {
  const target = pathAfterLogin(previousPath);
  return target === '/home' || target === '/' ? path : `${path}?previousPath=${encodeURIComponent(target)}`;
}

/** Where to go after logging in. Only a path of this app is believed, never another site's address. */
export function pathAfterLogin(previousPath: unknown): string {
  if (typeof previousPath !== 'string' || !/^\/(?![/\\])/.test(previousPath)) return '/home';
  return /^\/(login|signup)(\/|\?|$)/.test(previousPath) ? '/home' : previousPath;
}
