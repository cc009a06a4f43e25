import type { OperationRequest } from './operation-request.ts';

interface FirstPage {
  readonly hash: string;
  readonly variables: {
    readonly canonicalUrl: string;
    readonly flags: { readonly onlyFirstScreen: boolean } | null;
  };
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Set by the script in index.html. */
    fairlineFirstPage?: FirstPage | undefined;
  }
}

/**
 * How index.html has asked for the page the app begins with; undefined for any other. Where the app begins with another page,
 * the answer is given up: it would be old by the time its page is shown.
 */
export function firstPageVariables(canonicalUrl: string): FirstPage['variables'] | undefined {
  const variables = window.fairlineFirstPage?.variables;
  if (variables?.canonicalUrl === canonicalUrl) return variables;
  window.fairlineFirstPage = undefined;
  return undefined;
}

/**
 * The answer to the first page's query, if index.html has already asked for it. It is given once: the same page asked
 * for again is asked for anew.
 */
export function takeFirstPage({ hash, variables }: OperationRequest): Promise<Response> | undefined {
  const first = window.fairlineFirstPage;
  if (first === undefined || first.hash !== hash) return undefined;
  const { canonicalUrl, flags } = first.variables;
  if (variables.canonicalUrl !== canonicalUrl || !isSame(variables.flags, flags)) return undefined;
  window.fairlineFirstPage = undefined;
  return first.answer;
}

function isSame(asked: unknown, given: FirstPage['variables']['flags']): boolean {
  return JSON.stringify(asked ?? null) === JSON.stringify(given);
}
