import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  type GraphQLResponse,
  getRequest,
  type IEnvironment,
} from 'relay-runtime';
import * as v from 'valibot';
import { report } from '../../app/report.ts';
import { createFrameQueue } from './frame-queue.ts';
import { statisticsSubscription } from './page-subscriptions.ts';
import { statisticsPayload } from './payloads.ts';

interface Followed {
  followers: number;
  readonly stop: () => void;
}

const followedBy = new WeakMap<IEnvironment, Map<string, Followed>>();

/**
 * Keeps the score and clock of an event moving where its page is not shown: on the slip and on tickets. Followers of one
 * event share one subscription.
 */
export function useEventScore(canonicalUrl: string, wanted: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(
    () => (wanted ? follow(environment, canonicalUrl) : undefined),
    [environment, canonicalUrl, wanted],
  );
}

function follow(environment: IEnvironment, canonicalPath: string): () => void {
  const all = followedBy.get(environment) ?? new Map<string, Followed>();
  followedBy.set(environment, all);
  const followed = all.get(canonicalPath) ?? { followers: 0, stop: start(environment, canonicalPath) };
  all.set(canonicalPath, followed);
  followed.followers += 1;
  return () => {
    followed.followers -= 1;
    if (followed.followers > 0) return;
    followed.stop();
    all.delete(canonicalPath);
  };
}

function start(environment: IEnvironment, canonicalPath: string): () => void {
  const request = getRequest(statisticsSubscription);
  // The progress of a leg is told from the score by period where a sport's markets count what is in it.
  const variables = { canonicalPath, board: false, segments: true };
  const operation = createOperationDescriptor(request, variables);
  const queue = createFrameQueue((error) =>
    report('marketplace', `A score of ${canonicalPath} was not shown`, error),
  );
  const subscription = environment
    .getNetwork()
    .execute(request.params, variables, { force: true })
    .subscribe({
      next: (response: GraphQLResponse) => {
        const read = v.safeParse(statisticsPayload, 'data' in response ? response.data : undefined);
        if (read.success) queue.add(() => environment.commitPayload(operation, read.output));
      },
    });
  return () => {
    queue.clear();
    subscription.unsubscribe();
  };
}
