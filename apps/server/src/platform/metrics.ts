import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from an answer out of memory to a deposit at a slow provider. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A figure that is read when it is asked for. */
export interface Figure {
  /** As Prometheus names it, with its unit last: 'fairline_ledger_check_seconds'. */
  readonly name: string;
  readonly help: string;
  /** Undefined when it is not known yet. */
  readonly read: () => number | undefined;
}

/** What the program counts about itself; Prometheus reads it at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Histogram<'route' | 'status'>;
  readonly sockets: Gauge;
  readonly subscriptions: Gauge<'kind'>;
  readonly frames: Counter<'kind'>;
  readonly refused: Counter<'reason'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'fairline_http_request_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.sockets = new Gauge({ name: 'fairline_websockets', help: 'Open websockets.', registers });
    this.subscriptions = new Gauge({
      name: 'fairline_subscriptions',
      help: 'Running subscriptions: shared ones are executed once a group.',
      labelNames: ['kind'],
      registers,
    });
    this.frames = new Counter({
      name: 'fairline_websocket_updates_total',
      help: 'Updates sent to subscribers, and those left out because a connection was too slow.',
      labelNames: ['kind'],
      registers,
    });
    this.refused = new Counter({
      name: 'fairline_refused_total',
      help: 'Requests and connections refused.',
      labelNames: ['reason'],
      registers,
    });
  }

  /** Shows figures that others keep. */
  add(figures: readonly Figure[]): void {
    for (const { name, help, read } of figures) {
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          const value = read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    }
  }
}
