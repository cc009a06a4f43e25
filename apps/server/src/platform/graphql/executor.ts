import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Clock } from '../clock.ts';
import type { ServerLock } from '../database/only-server.ts';
import type { Logger } from '../log.ts';
import type { Authenticator } from './authenticator.ts';
import { type RequestContext, type Services, unauthenticated, type Viewer } from './context.ts';
import type { Documents } from './documents.ts';
import { maskErrors, publicError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { Variables } from './run.ts';

export interface ExecutorParts {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly documents: Documents;
  readonly authenticator: Authenticator;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether this process may write. Without it, nobody takes its place. */
  readonly surety?: Pick<ServerLock, 'isSure' | 'wasReplaced'> | undefined;
}

/** Where a request came from. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** ISO 3166-2, as the client believes it; the header x-region-code. */
  readonly regionCode?: string | undefined;
}

/** While the database is out of reach, each domain answers for itself. */
const SURETY_PATIENCE_MS = 3_000;

const nobody: Viewer = { kind: 'nobody' };
const everyone: Origin = { ipAddress: '', userAgent: '' };

/** Executes operations for viewers; HTTP and websocket are two ways to it. */
export class Executor {
  readonly parts: ExecutorParts;

  constructor(parts: ExecutorParts) {
    this.parts = parts;
  }

  /** Who a token stands for. Rejects with UNAUTHENTICATED when it is not valid; nobody without one. */
  async viewerOf(token: string | undefined): Promise<Viewer> {
    if (token === undefined) return nobody;
    const authenticated = await this.parts.authenticator.authenticate(token);
    if (!authenticated) throw unauthenticated();
    return authenticated.viewer;
  }

  /** A server that hung, and was replaced meanwhile, writes nothing more. Rejects with SERVICE_UNAVAILABLE then. */
  async refuseReplaced(): Promise<void> {
    const { surety } = this.parts;
    if (surety === undefined || surety.isSure() || !(await surety.wasReplaced(SURETY_PATIENCE_MS))) return;
    throw publicError('SERVICE_UNAVAILABLE', 'Another server has taken over. Please try again.');
  }

  contextFor(viewer: Viewer, origin: Origin): RequestContext {
    return { viewer, services: this.parts.services, now: this.parts.clock.now(), ...origin };
  }

  /** For what is executed once for all: nobody in particular asks. */
  sharedContext(): RequestContext {
    return this.contextFor(nobody, everyone);
  }

  /** Never rejects: what fails is an error in the result, masked where it is a bug of ours. */
  async execute(
    operation: Operation,
    variables: Variables,
    context: RequestContext,
    root?: unknown,
  ): Promise<FormattedExecutionResult> {
    return maskErrors(await operation.execute(root, context, variables), this.parts.logger);
  }
}
