import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Authenticator } from './authenticator.ts';
import { type RequestContext, type Services, unauthenticated, type Viewer } from './context.ts';
import type { Documents } from './documents.ts';
import { maskErrors } from './errors.ts';
import type { Operation } from './operation.ts';
import type { Variables } from './run.ts';

export interface ExecutorParts {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly documents: Documents;
  readonly authenticator: Authenticator;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Where a request came from. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** ISO 3166-2, as the client believes it; the header x-region-code. */
  readonly regionCode?: string | undefined;
}

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
