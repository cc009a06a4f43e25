import { type ChildProcess, fork } from 'node:child_process';

/** A program of a bench in a process of its own, so that its processor time is its own, too. */
export class Child {
  readonly #process: ChildProcess;
  readonly #name: string;
  readonly #waiting = new Map<string, (reply: unknown) => void>();
  readonly #ended: Promise<never>;
  #calls = 0;

  /**
   * @param file the program: a module that calls `serveCalls`
   * @param flags of Node: those of this process, which runs from source, unless given
   */
  constructor(file: URL, flags: readonly string[] = process.execArgv) {
    this.#name = file.pathname;
    this.#process = fork(file, { execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#process.on('message', (message: Reply) => {
      this.#waiting.get(message.id)?.(message.reply);
      this.#waiting.delete(message.id);
    });
    this.#ended = new Promise((_resolve, reject) => {
      this.#process.once('exit', (code) => reject(new Error(`${this.#name} ended with code ${code}.`)));
    });
    this.#ended.catch(() => {});
  }

  async call<T>(name: string, argument?: unknown): Promise<T> {
    this.#calls += 1;
    const id = String(this.#calls);
    const reply = new Promise<unknown>((resolve) => this.#waiting.set(id, resolve));
    const call: Call = { id, name, argument };
    this.#process.send(call);
    // The two programs are halves of one: what one answers is what the other expects.
    return (await Promise.race([reply, this.#ended])) as T;
  }

  /** Processor time used so far, user and system, in microseconds. */
  cpuMicros(): Promise<number> {
    return this.call('cpu');
  }

  stop(): void {
    this.#process.kill();
  }
}

interface Call {
  readonly id: string;
  readonly name: string;
  readonly argument?: unknown;
}

interface Reply {
  readonly id: string;
  readonly reply: unknown;
}

type Handler = (argument: never) => unknown;

/** In the child: answers calls by name. A handler that fails ends the program. */
export function serveCalls(handlers: Readonly<Record<string, Handler>>): void {
  const all: Readonly<Record<string, Handler>> = { cpu: cpuMicros, ...handlers };
  // Ends with whoever started it, however that ends.
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ id, name, argument }: Call) => {
    const reply: Reply = { id, reply: await all[name]?.(argument as never) };
    process.send?.(reply);
  });
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
