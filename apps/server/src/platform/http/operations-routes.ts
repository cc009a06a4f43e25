import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { isLoopbackHost } from './origin.ts';
import { isLoopback } from './rate-limit.ts';

/**
 * Rejects when the server cannot do its work, e.g. without its database. Answers what is wrong though it works, in sentences
 * that anybody may read.
 */
export type HealthCheck = () => Promise<readonly string[]>;

export interface OperationsOptions {
  readonly metrics: Metrics;
  readonly checkHealth: HealthCheck;
  /** Whether it answers, though what it has to show is not all there yet. */
  readonly isStarting: () => boolean;
}

/** A database that nothing is heard of answers no later. */
const CHECKED_WITHIN_MS = 3_000;

/** What those who run the server ask: is it well, and its figures (from this machine only). */
export function operationsRoutes(
  app: FastifyInstance,
  { metrics, checkHealth, isStarting }: OperationsOptions,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const faults = await checkedInTime(checkHealth);
      if (faults.length > 0) return { status: 'degraded', faults };
      return { status: isStarting() ? 'starting' : 'ok' };
    } catch (error) {
      app.log.error({ err: error }, 'Not healthy');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const { 'x-forwarded-for': forwardedFor, host } = request.headers;
    const isFromHere = forwardedFor === undefined && isLoopback(request.socket.remoteAddress ?? '');
    // Another site's page in a browser here could reach this address under a name of its own.
    if (!isFromHere || !isLoopbackHost(host)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function checkedInTime(check: HealthCheck): Promise<readonly string[]> {
  const checked = new AbortController();
  const late = sleep(CHECKED_WITHIN_MS, undefined, { signal: checked.signal }).then(() => {
    throw new Error(`The check of health took longer than ${CHECKED_WITHIN_MS} ms.`);
  });
  try {
    return await Promise.race([check(), late]);
  } finally {
    late.catch(() => {});
    checked.abort();
  }
}

/** Measures every request by its route. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.labels(route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
}
