import type { OperationRequest } from './operation-request.ts';

declare global {
  interface Window {
    /** Set by the script in index.html. */
    fairlineFirstPage?: { hash: string; canonicalUrl: string; answer: Promise<Response> } | undefined;
  }
}

/**
 * The answer to the first page's query, if index.html has already asked for it. It is given once: the same page asked
 * for again is asked for anew.
 */
export function takeFirstPage({ hash, variables }: OperationRequest): Promise<Response> | undefined {
  const first = window.fairlineFirstPage;
  if (first === undefined || first.hash !== hash || first.canonicalUrl !== variables.canonicalUrl)
    return undefined;
  window.fairlineFirstPage = undefined;
  return first.answer;
}
