import { useLocation, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this app as the server names it (deepLink.webUrl), or an address of ours with a query. */
  to: string;
  /** Marks the link of the page one is on: exactly this path, or any below it. */
  current?: 'exact' | 'below';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of this app by its path. Paths come from the server, so they are plain strings and not the typed
 * routes of the router; a modified click opens a tab as links do.
 */
export function PageLink({ to, current, onClick, ...rest }: PageLinkProps) {
  const router = useRouter();
  const isCurrent = useLocation({
    select: ({ pathname }) => current !== undefined && isAt(pathname, to, current),
  });
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || isModified(event) || rest.target === '_blank') return;
    event.preventDefault();
    router.history.push(to);
  };
  return <a {...rest} href={to} aria-current={isCurrent ? 'page' : rest['aria-current']} onClick={go} />;
}

/** Goes to a path of this app, as a link to it would. */
export function usePageNavigate(): (to: string) => void {
  const { history } = useRouter();
  return (to) => history.push(to);
}

function isModified(event: MouseEvent): boolean {
  return event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
}

/** '/' and '/home' are one page. */
export function isAt(pathname: string, to: string, how: 'exact' | 'below'): boolean {
  const [here, there] = [pathname, to].map((path) => (path === '/' ? '/home' : path.replace(/\/+$/, '')));
  if (here === undefined || there === undefined) return false;
  return here === there || (how === 'below' && here.startsWith(`${there}/`));
}
