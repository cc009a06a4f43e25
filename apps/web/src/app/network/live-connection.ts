import type { Client } from 'graphql-ws/client';
import { buildHeaders } from '../build-info.ts';
import { report } from '../report.ts';
import type { Followed } from '../store.ts';
import { type GraphQLAnswer, readAnswer } from './answer.ts';
import { Interruption } from './interruption.ts';
import type { OperationRequest } from './operation-request.ts';
import { persistedText } from './persisted-texts.ts';
import { sportsbookUrls } from './sportsbook-urls.ts';

/** The specification's numbers: section 7, Subscriptions. */
const KEEP_ALIVE_MS = 30_000;
const RETRY_ATTEMPTS = 2;
const SUBSCRIPTION_RETRY_MS = 30_000;

export interface LiveSink {
  next(answer: GraphQLAnswer): void;
  complete(): void;
}

export interface LiveConnection {
  subscribe(request: OperationRequest, sink: LiveSink): () => void;
  /** Called when the connection is back after it was lost: what was missed must be fetched. */
  onResumed(listener: () => void): () => void;
  /** Whether it has been lost for longer than a moment: what is shown may be out of date. */
  readonly interrupted: Followed<boolean>;
  close(): void;
}

type Library = Pick<typeof import('graphql-ws/client'), 'createClient'>;

/**
 * One websocket for all subscriptions, opened with the first of them; its code is loaded only then.
 * @param textOf the text behind a hash
 */
export function openLiveConnection(
  authHeaders: () => Promise<Readonly<Record<string, string>>>,
  library: () => Promise<Library> = () => import('graphql-ws/client'),
  textOf: typeof persistedText = persistedText,
): LiveConnection {
  const resumed = new Set<() => void>();
  let client: Promise<Client> | undefined;
  let connectedBefore = false;
  const interruption = new Interruption();
  const connected = () => {
    interruption.connected();
    if (connectedBefore) for (const listener of resumed) listener();
    connectedBefore = true;
  };
  const closed = (event: unknown) => interruption.closed(event);
  /** Its code is asked for again when it did not come. */
  const opened = () => {
    client ??= connect(library(), authHeaders, { connected, closed }).catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
  return {
    subscribe: (request, sink) => keepSubscribed(opened, textOf, request, sink),
    onResumed(listener) {
      resumed.add(listener);
      return () => resumed.delete(listener);
    },
    interrupted: interruption.store,
    close() {
      // A connection that never came to be has nothing to close.
      client?.then((open) => open.dispose()).catch(() => {});
    },
  };
}

async function connect(
  library: Promise<Library>,
  authHeaders: () => Promise<Readonly<Record<string, string>>>,
  on: { readonly connected: () => void; readonly closed: (event: unknown) => void },
): Promise<Client> {
  const { createClient } = await library;
  let operations = 0;
  return createClient({
    // Counted, so that many browsers use the same ids: the server then sends all of them the same bytes.
    generateID: () => {
      operations += 1;
      return String(operations);
    },
    url: () => new URL(sportsbookUrls().websocket, location.href.replace(/^http/, 'ws')).href,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: RETRY_ATTEMPTS,
    // Also when the server closed because a token ran out: the next attempt sends the new one.
    shouldRetry: () => true,
    connectionParams: async () => ({ ...buildHeaders(), ...(await authHeaders()) }),
    // The library insists on a text; an operation sent by its hash has none.
    jsonMessageReplacer: (key, value: unknown) => (key === 'query' && value === '' ? undefined : value),
    on,
  });
}

/** Subscribes, and again every 30 seconds after a failure, or at once when the browser comes back online. */
function keepSubscribed(
  opened: () => Promise<Client>,
  textOf: typeof persistedText,
  request: OperationRequest,
  sink: LiveSink,
): () => void {
  let stopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (!stopped) timer = setTimeout(() => void start(''), SUBSCRIPTION_RETRY_MS);
  };
  const start = async (text: string): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const open = await opened().catch(() => undefined);
    if (stopped) return;
    if (open === undefined) return again();
    stop = open.subscribe(payloadOf(request, text), {
      next(message) {
        const answer = readAnswer(message);
        if (answer !== undefined) sink.next(answer);
      },
      error(error) {
        if (text === '' && isUnknownHash(error)) return void startWithText();
        again();
        if (!isConnectionLost(error)) report('live', `${request.name} failed`, error);
      },
      complete() {
        if (!stopped) sink.complete();
      },
    });
  };
  const startWithText = async (): Promise<void> => {
    const known = textOf(request.hash).then((text) => {
      if (text === undefined) throw new Error('Nobody knows it');
      return text;
    });
    const text = await known.catch((error: unknown) =>
      report('live', `The text of ${request.name} did not come`, error),
    );
    return text === undefined ? again() : start(text);
  };
  const online = () => {
    if (timer !== undefined) void start('');
  };
  window.addEventListener('online', online);
  void start('');
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', online);
    stop();
  };
}

function payloadOf({ name, hash, variables }: OperationRequest, query: string) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return { operationName: name, query, variables: { ...variables }, extensions };
}

function isUnknownHash(error: unknown): boolean {
  return (
    Array.isArray(error) &&
    error.some(
      (part) => part instanceof Object && 'message' in part && part.message === 'PersistedQueryNotFound',
    )
  );
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Event;
}
