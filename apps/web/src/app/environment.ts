import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime';
import type { GraphQLAnswer } from './network/answer.ts';
import { openLiveConnection } from './network/live-connection.ts';
import type { OperationRequest } from './network/operation-request.ts';
import { isGeoAuthorization, postOperation } from './network/post-operation.ts';
import { isUnauthenticated, RequestError } from './network/request-error.ts';
import { isOtherRegion } from './network/sportsbook-urls.ts';
import { renewOrTell } from './renew-or-tell.ts';
import type { AuthHeaders, Session } from './session/session.ts';
import type { Followed } from './store.ts';

/** Pages left behind that stay ready for the Back button. */
const PAGES_KEPT = 12;

export interface AppEnvironment {
  readonly environment: Environment;
  /** Called when the websocket is back after it was lost: fetch what may have been missed. */
  readonly onResumed: (listener: () => void) => () => void;
  /** Whether the websocket has been lost for longer than a moment. */
  readonly interrupted: Followed<boolean>;
  close(): void;
}

/** What a request's cache config may say in its metadata. */
export interface RequestMetadata {
  /**
   * none: an answer that is the same for everyone, asked without a token.
   * now: sent with whatever token there is; only the startup query, which gives visitors theirs.
   * Otherwise the request waits until there is a token.
   */
  readonly token?: 'none' | 'now';
  /** The id of the patron it is sent as, instead of whoever the environment is of: a visitor's slip goes along at login. */
  readonly as?: string;
}

/** Where tokens come from: each answers when the startup query has. */
export interface StartupQuestion {
  /** From then on there is a token, bearer or anonymous. */
  readonly first: () => Promise<unknown>;
  /** Asks anew, for a visitor whose token is refused. */
  readonly again: () => Promise<unknown>;
}

/**
 * The Relay environment of one visitor or one patron. Logging in or out makes a new one, so nothing one person saw is
 * ever shown to the next, and nothing one person asked is sent as the next, however long it waited.
 * @param owner the patron's id; undefined for the visitor
 */
export function createAppEnvironment(
  session: Session,
  startup: StartupQuestion,
  owner: string | undefined,
): AppEnvironment {
  const live = openLiveConnection(async () => {
    if (!session.hasToken) await startup.first();
    return headersOf(session, owner);
  });
  const fetchOperation = async (request: OperationRequest, { token, as = owner }: RequestMetadata) => {
    if (token === 'none') return forRelay(await postOperation(request, {}));
    if (token === 'now') return forRelay(await postOperation(request, session.authHeaders()));
    if (!session.hasToken) await startup.first();
    return forRelay(await askAs(as, session, startup.again, request));
  };
  const environment = new Environment({
    network: Network.create(
      (params, variables, { metadata = {} }) => fetchOperation(requestOf(params, variables), metadata),
      (params, variables) =>
        Observable.create<GraphQLResponse>((sink) =>
          live.subscribe(requestOf(params, variables), {
            next: (answer) => sink.next(forRelay(answer)),
            complete: () => sink.complete(),
          }),
        ),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: PAGES_KEPT }),
  });
  const { onResumed, interrupted, close } = live;
  return { environment, onResumed, interrupted, close };
}

/**
 * A token that ran out, as it may while the computer slept, is renewed once: a patron's by refreshing it, a visitor's by
 * the startup query. A patron whom that is refused is logged out.
 */
async function askAs(
  asker: string | undefined,
  session: Session,
  startAgain: () => Promise<unknown>,
  request: OperationRequest,
): Promise<GraphQLAnswer> {
  const headers = headersOf(session, asker);
  try {
    return await postOperation(request, headers);
  } catch (error) {
    // Only the sportsbook of the region somebody is in may say that they may bet.
    if (isGeoAuthorization(request) && error instanceof RequestError && isOtherRegion(error)) {
      void session.logout('different-valid-region');
    }
    if (!isUnauthenticated(error)) throw error;
    const isOld = session.headersOf(asker)?.authorization !== headers.authorization;
    if (!isOld && session.isLoggedIn === true) await renewOrTell(session);
    if (!isOld && asker === undefined) await startAgain();
    const renewed = session.headersOf(asker);
    if (renewed === undefined || renewed.authorization === headers.authorization) throw error;
    return postOperation(request, renewed);
  }
}

function headersOf(session: Session, asker: string | undefined): AuthHeaders {
  const headers = session.headersOf(asker);
  if (headers !== undefined) return headers;
  // Not at once: a query may be asked while React draws.
  queueMicrotask(() => session.followStorage());
  throw new RequestError('unauthenticated', 'You are not logged in any more.');
}

function requestOf({ name, id }: RequestParameters, variables: Variables): OperationRequest {
  return { name, hash: id ?? '', variables };
}

/** An answer without data, which only a subscription can give here, is an error to Relay. */
function forRelay({ data, errors }: GraphQLAnswer): GraphQLResponse {
  const failures = errors?.map(({ message, path }) => ({ message, ...(path && { path }) }));
  if (data) return { data, ...(failures && { errors: failures }) };
  return { errors: failures ?? [{ message: 'The server gave no answer.' }] };
}
