import '../graphql/shared-types.ts';
import { builder } from '../graphql/builder.ts';
import { requirePatron } from '../graphql/context.ts';
import { publicError } from '../graphql/errors.ts';
import { shared } from '../graphql/shared.ts';
import { type LiveSource, live } from '../realtime/live-source.ts';

interface Board {
  readonly name: string;
  readonly prices: readonly number[];
  readonly sequence: number;
}

/** Something viewer-independent to ask for and to watch. */
export class PriceBoard {
  readonly size: number;
  version = 1;
  /** How often a field read the board: what is shared is read once for many. */
  reads = 0;
  watchers = 0;
  readonly #listeners = new Set<() => void>();

  constructor(size = 3) {
    this.size = size;
  }

  change(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  read(name: string): Board {
    this.reads += 1;
    const prices = Array.from({ length: this.size }, (_, index) => this.version * 100 + index);
    return { name, prices, sequence: this.version };
  }

  source(name: string): LiveSource<Board> {
    return {
      subscribe: (onChange) => {
        this.#listeners.add(onChange);
        this.watchers += 1;
        return () => {
          this.#listeners.delete(onChange);
          this.watchers -= 1;
        };
      },
      snapshot: () => this.read(name),
      delta: () => this.read(name),
    };
  }
}

/** A schema with one field of each kind the transports must handle. */
export function priceBoardSchema(board: PriceBoard) {
  const BoardType = builder.objectRef<Board>('Board').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      prices: t.intList({ resolve: ({ prices }) => [...prices] }),
      sequence: t.exposeInt('sequence'),
    }),
  });
  const ReserveInput = builder.inputType('ReserveInput', {
    fields: (t) => ({ bonus: t.field({ type: 'Long' }) }),
  });
  const LineupInput = builder.inputType('LineupInput', {
    fields: (t) => ({
      captain: t.string(),
      bench: t.stringList({ required: false }),
      reserve: t.field({ type: ReserveInput, required: false }),
    }),
  });
  builder.queryFields((t) => ({
    lineup: t.string({
      authScopes: { public: true },
      args: { lineup: t.arg({ type: LineupInput }) },
      resolve: (_root, { lineup }) => lineup.captain,
    }),
    board: t.field({
      type: BoardType,
      authScopes: { public: true },
      extensions: shared({ version: () => board.version }),
      args: { name: t.arg.string() },
      resolve: (_root, { name }) => board.read(name),
    }),
    whoAmI: t.string({ authScopes: { public: true }, resolve: (_root, _args, { viewer }) => viewer.kind }),
    mine: t.string({
      nullable: true,
      authScopes: { patron: true },
      resolve: (_root, _args, context) => requirePatron(context),
    }),
    bug: t.string({
      nullable: true,
      authScopes: { public: true },
      resolve: () => {
        throw new Error('connection to 10.0.0.7 refused');
      },
    }),
    forbidden: t.string({
      nullable: true,
      authScopes: { public: true },
      resolve: () => {
        throw publicError('FORBIDDEN', 'Not for you.');
      },
    }),
    echo: t.field({
      type: 'Long',
      authScopes: { public: true },
      args: { value: t.arg({ type: 'Long' }) },
      resolve: (_root, { value }) => value,
    }),
    boards: t.field({ type: [BoardType], authScopes: { public: true }, resolve: () => [board.read('all')] }),
  }));
  const log: string[] = [];
  builder.mutationFields((t) => ({
    append: t.stringList({
      authScopes: { public: true },
      args: { word: t.arg.string(), waitMs: t.arg.int() },
      resolve: async (_root, { word, waitMs }) => {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        log.push(word);
        return [...log];
      },
    }),
  }));
  builder.subscriptionFields((t) => ({
    boardChanged: t.field({
      type: BoardType,
      authScopes: { public: true },
      extensions: shared(),
      args: { name: t.arg.string() },
      subscribe: (_root, { name }) => {
        if (name === 'unknown') throw publicError('NOT_FOUND', 'There is no such board.');
        return live(board.source(name));
      },
      resolve: (update) => update,
    }),
    boardOnce: t.field({
      type: BoardType,
      authScopes: { public: true },
      extensions: shared(),
      subscribe: () => live({ ...board.source('nfl'), isOnce: true }),
      resolve: (update) => update,
    }),
    countdown: t.int({
      authScopes: { patron: true },
      args: { from: t.arg.int() },
      subscribe: async function* (_root, { from }) {
        for (let left = from; left > 0; left -= 1) yield left;
      },
      resolve: (left) => left,
    }),
    silence: t.int({
      authScopes: { patron: true },
      subscribe: async function* () {
        yield 1;
        await new Promise(() => {});
      },
      resolve: (value) => value,
    }),
  }));
  return builder.toSchema();
}
