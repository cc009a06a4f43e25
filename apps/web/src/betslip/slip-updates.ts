import {
  createOperationDescriptor,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationDescriptor,
  type PayloadData,
} from 'relay-runtime';
import * as v from 'valibot';

const pushed = v.looseObject({ betslipUpdated: v.looseObject({ version: v.number() }) });

/**
 * Keeps an older slip from replacing a newer one: answers come over HTTP and updates over the websocket, and either can
 * be late. An update older than what was seen is dropped; when a late answer wrote an older slip, the newest update is
 * written again.
 */
export class SlipUpdates {
  readonly #environment: IEnvironment;
  #seen = Number.NEGATIVE_INFINITY;
  #newest: Update | undefined;

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  start(subscription: GraphQLTaggedNode): () => void {
    const operation = createOperationDescriptor(getRequest(subscription), {});
    const followed = this.#environment
      .getNetwork()
      .execute(operation.request.node.params, {}, { force: true })
      .subscribe({ next: (response) => this.#receive(operation, response) });
    return () => followed.unsubscribe();
  }

  sawVersion(version: number): void {
    this.#seen = Math.max(this.#seen, version);
  }

  /** Sends a change; if its answer turns out older than the newest update, that update is written over it. */
  async guard<T>(send: () => Promise<T>): Promise<T> {
    const answer = await send();
    const version = versionOf(answer);
    if (version === undefined) return answer;
    this.reassert(version);
    this.sawVersion(version);
    return answer;
  }

  /** Writes the newest update again when what was just written is older; answers whether it was. */
  reassert(written: number): boolean {
    const isOlder = this.#newest !== undefined && this.#newest.version > written;
    if (this.#newest && isOlder) this.#write(this.#newest);
    return isOlder;
  }

  #receive(operation: OperationDescriptor, response: GraphQLResponse): void {
    const data = 'data' in response ? response.data : undefined;
    const read = v.safeParse(pushed, data);
    if (!read.success) return;
    const { version } = read.output.betslipUpdated;
    if (version < this.#seen) return;
    this.#newest = { operation, version, payload: read.output };
    this.#write(this.#newest);
    this.sawVersion(version);
  }

  #write({ operation, payload }: Update): void {
    this.#environment.commitPayload(operation, payload);
  }
}

interface Update {
  readonly operation: OperationDescriptor;
  readonly version: number;
  readonly payload: PayloadData;
}

const versioned = v.looseObject({ betslip: v.looseObject({ version: v.number() }) });

function versionOf(answer: unknown): number | undefined {
  const read = v.safeParse(versioned, answer);
  return read.success ? read.output.betslip.version : undefined;
}
