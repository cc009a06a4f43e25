import type { Bets } from '../bets/bets.ts';
import type { Catalogue, CatalogueEvent } from '../catalogue/catalogue.ts';
import { type Location, VERIFY_LOCATION } from '../location/location.ts';
import type { Clock } from '../platform/clock.ts';
import type { Viewer } from '../platform/graphql/context.ts';
import { networkOf, type RateLimit, RateLimiter } from '../platform/http/rate-limit.ts';
import type { Logger } from '../platform/log.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { marketCodeOf } from './market-code.ts';
import type { EventStream, OpenedStream, StreamProvider } from './provider.ts';
import {
  isShownIn,
  NOT_SHOWN_HERE,
  patronRefusal,
  pictureRefusal,
  STREAM_MESSAGES,
  type StreamRefusal,
} from './refusal.ts';

export { marketCodeOf } from './market-code.ts';
export type { EventStream, OpenedStream, StreamProvider } from './provider.ts';
export type { StreamRefusal } from './refusal.ts';
export { SandboxStreams } from './sandbox/sandbox-streams.ts';

/** Either the stream, or why there is none, in a sentence. */
export type OpenOutcome =
  | { readonly kind: 'opened'; readonly stream: OpenedStream }
  | {
      readonly kind: 'refused';
      readonly code: StreamRefusal;
      readonly message: string;
      /** Of RATE_LIMITED. */
      readonly retryAfterSeconds?: number;
    };

export interface StreamsOptions {
  /** Undefined: live streaming is switched off. */
  readonly provider: StreamProvider | undefined;
  readonly catalogue: Pick<Catalogue, 'findEvent'>;
  readonly location: Pick<Location, 'standing'>;
  readonly wallet: Pick<Wallet, 'balances'>;
  readonly bets: Pick<Bets, 'hasBetOn'>;
  readonly clock: Clock;
  /** Told of a provider that fails. */
  readonly logger: Pick<Logger, 'error'>;
  /** Streams one patron, or one address of visitors, may ask for; 10 a minute unless given. */
  readonly limit?: RateLimit;
}

/** A stream that is to come is told of so long before its event: who sees it can wait for it. */
const TOLD_BEFORE_MS = 15 * 60_000;

const USUAL_LIMIT: RateLimit = { max: 10, windowMs: 60_000 };

/** Live streams of events: which there are, and who may watch them. */
export class Streams {
  readonly #options: StreamsOptions;
  readonly #limiter: RateLimiter;

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#limiter = new RateLimiter(options.limit ?? USUAL_LIMIT, options.clock);
  }

  /** Whether live streaming is switched on. */
  get areOn(): boolean {
    return this.#options.provider !== undefined;
  }

  /** What there is to be watched of an event now or soon; undefined when nothing is, or any more. */
  of(event: CatalogueEvent): (EventStream & { readonly state: 'scheduled' | 'live' }) | undefined {
    const stream = this.#options.provider?.streamOf(event);
    if (!stream || (stream.state !== 'scheduled' && stream.state !== 'live')) return undefined;
    const refusal = pictureRefusal(event, stream);
    if (refusal === 'EVENT_CANCELLED' || refusal === 'EVENT_CLOSED') return undefined;
    if (stream.state === 'scheduled' && !this.#isSoon(event)) return undefined;
    return { ...stream, state: stream.state };
  }

  /** Lets somebody watch an event, or says why not. Asking costs a little of what one may ask in a minute. */
  async open(viewer: Viewer, eventId: string, ipAddress: string): Promise<OpenOutcome> {
    const waitSeconds = this.#limiter.take(viewer.kind === 'patron' ? viewer.patronId : networkOf(ipAddress));
    if (waitSeconds > 0) return { ...refused('RATE_LIMITED'), retryAfterSeconds: waitSeconds };
    if (viewer.kind !== 'patron') return refused('PATRON_ANONYMOUS');
    const { provider, catalogue, logger } = this.#options;
    const event = await catalogue.findEvent(eventId);
    const stream = event && provider?.streamOf(event);
    if (!event || !provider || !stream)
      return refused('STREAM_CANCELLED', 'There is no stream of this event.');
    const noPicture = pictureRefusal(event, stream);
    if (noPicture) return refused(noPicture);
    const problem = await this.#problemOf(viewer.patronId, event, stream, ipAddress);
    if (problem) return problem;
    try {
      return { kind: 'opened', stream: await provider.open(event, viewer.patronId) };
    } catch (error) {
      logger.error({ err: error, provider: provider.id, eventId }, 'A live stream could not be opened');
      return refused('ERROR');
    }
  }

  /** Whether an event has begun or is about to; one that was put off begins nobody knows when. */
  #isSoon({ status, startsAt }: CatalogueEvent): boolean {
    if (status === 'IN_PLAY') return true;
    return status === 'PRE_GAME' && startsAt.getTime() - this.#options.clock.now() <= TOLD_BEFORE_MS;
  }

  async #problemOf(
    patronId: string,
    event: CatalogueEvent,
    stream: EventStream,
    ipAddress: string,
  ): Promise<OpenOutcome | undefined> {
    const { location, wallet, bets } = this.#options;
    const place = await location.standing(patronId, ipAddress);
    if (place.kind !== 'authorised') return refused('ERROR', VERIFY_LOCATION);
    if (!isShownIn(stream, marketCodeOf(place.region))) return refused('ERROR', NOT_SHOWN_HERE);
    const [balances, hasBet] = await Promise.all([
      wallet.balances(patronId),
      bets.hasBetOn(patronId, event.id),
    ]);
    const hasCash = (balances?.playableBalance.amount ?? 0n) > 0n;
    const refusal = patronRefusal(stream, { hasCash, hasBet });
    return refusal && refused(refusal);
  }
}

function refused(code: StreamRefusal, message = STREAM_MESSAGES[code]) {
  return { kind: 'refused', code, message } as const;
}
