import { graphql, type IEnvironment } from 'relay-runtime';
import type { shareBetMutation } from '../__generated__/shareBetMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** What became of sharing a bet. 'shown': the device's own way to share was open. */
export type Shared = 'shown' | 'copied' | { readonly failed: string };

const FAILED = 'The link could not be made. Please try again.';

/** Makes a link to a bet's selections and hands it to the device, which shares or copies it. Never rejects. */
export async function shareBet(environment: IEnvironment, selectionIds: readonly string[]): Promise<Shared> {
  const mutation = graphql`
    mutation shareBetMutation($selectionIds: [ID!]!) {
      shareBet(selectionIds: $selectionIds) {
        __typename
        ... on SharedBet {
          shareBetUrl
          shareText
        }
        ... on BetslipMutationError {
          message
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `;
  try {
    const { shareBet: answer } = await commit<shareBetMutation>(environment, mutation, { selectionIds });
    if (answer.__typename === 'SharedBet') {
      return await handOver(new URL(answer.shareBetUrl, window.location.origin).href, answer.shareText);
    }
    return { failed: 'message' in answer ? answer.message : FAILED };
  } catch {
    return { failed: FAILED };
  }
}

async function handOver(url: string, text: string): Promise<Shared> {
  if ('share' in navigator && navigator.maxTouchPoints > 0) {
    try {
      await navigator.share({ url, text });
      return 'shown';
    } catch (error) {
      // Closed without sharing; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shown';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return { failed: `Copy this link: ${url}` };
  }
}
