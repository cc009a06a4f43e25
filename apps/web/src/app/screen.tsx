import type { ComponentType, ReactElement } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  type Environment,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
} from 'relay-runtime';

/** Where a screen is shown. */
export interface Place {
  readonly environment: Environment;
  /** Without a query; '/' is given as '/home'. */
  readonly pathname: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
  /** Milliseconds its data is waited for, so that a quick answer is drawn without a skeleton between. */
  readonly patienceMs: number;
  /** The browser's Back brings it back, or it stands there already. */
  readonly isReturn: boolean;
}

/** A screen that is ready to be shown, or shows what is missing itself. */
export interface ShownScreen {
  readonly element: ReactElement;
  /** Called when it is left. */
  dispose(): void;
}

export type Screen = (place: Place) => Promise<ShownScreen>;

const answered = new WeakMap<object, Promise<void>>();

/**
 * A screen's query starts when its link is pressed, at the same time as the loading of its code. Only the query's hash
 * is in the first script, not its shape: mark the query @preloadable and import `<name>$parameters.ts`.
 */
export function defineScreen<Data extends object>(screen: {
  readonly load: (place: Place) => Data;
  /** @param data what was loaded: a screen may need other code for it */
  readonly component: (data: Data) => Promise<ComponentType<{ data: Data }>>;
}): Screen {
  return async (place) => {
    const data = screen.load(place);
    const wait = new Promise<void>((resolve) => setTimeout(resolve, place.patienceMs));
    const [Component] = await Promise.all([screen.component(data), Promise.race([arrivalOf(data), wait])]);
    return {
      element: <Component data={data} />,
      dispose: () => {
        if ('dispose' in data && typeof data.dispose === 'function') data.dispose();
      },
    };
  };
}

/** When the answers to all queries in a screen's data are there: the data itself, or what stands in it. */
export async function arrivalOf(data: object): Promise<void> {
  await Promise.all(
    [data, ...Object.values(data)].map((part) => part instanceof Object && answered.get(part)),
  );
}

/** A screen that needs no data before its code. */
export function plainScreen(component: () => Promise<ComponentType>): Screen {
  return async () => {
    const Component = await component();
    return { element: <Component />, dispose: () => {} };
  };
}

interface PreloadOptions {
  /** The answer is the same for everyone: asked without a token, so it need not wait for the startup query. */
  readonly isPublic?: boolean;
  readonly fetchPolicy?: 'store-or-network' | 'store-and-network' | 'network-only';
}

/** Starts a query for a screen that is about to be shown. */
export function preloadQuery<Query extends OperationType>(
  environment: Environment,
  query: PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
  { isPublic = false, fetchPolicy = 'store-and-network' }: PreloadOptions = {},
): PreloadedQuery<Query> {
  const loaded = loadQuery<Query>(environment, query, variables, {
    fetchPolicy,
    networkCacheConfig: { metadata: isPublic ? { token: 'none' } : {} },
  });
  const { source } = loaded;
  // What is kept is drawn at once: nobody waits for the news of it.
  const isKept = fetchPolicy !== 'network-only' && isInStore(environment, query, variables);
  if (source && !isKept) {
    const arrival = new Promise<void>((resolve) => {
      source.subscribe({ next: () => resolve(), error: () => resolve(), complete: () => resolve() });
    });
    answered.set(loaded, arrival);
  }
  return loaded;
}

/** Whether all that a query asks for is there. Of one whose shape has not come yet, nothing is. */
function isInStore<Query extends OperationType>(
  environment: Environment,
  { params }: PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
): boolean {
  const shape = params.id && PreloadableQueryRegistry.get(params.id);
  if (!shape) return false;
  return environment.check(createOperationDescriptor(shape, variables)).status === 'available';
}
