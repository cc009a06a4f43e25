import { showToast } from '../ui/toasts.ts';
import type { Session } from './session/session.ts';

/** Renews the token of who is logged in. Answers whether it was; who is logged out by it is told so. Never rejects. */
export async function renewOrTell(session: Session): Promise<boolean> {
  const outcome = await session.renewOrLeave();
  if (outcome === 'left')
    showToast({ type: 'danger', title: 'You are not logged in. Please log in again to proceed.' });
  return outcome === 'renewed';
}
