import { execFile } from 'node:child_process';
import { buildProgram, type Program } from '../../platform/testing/program.ts';

export interface Answer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

/** A command of the README, in processes of its own. */
export class Command {
  readonly #source: URL;
  readonly #program: Program;

  private constructor(source: URL, program: Program) {
    this.#source = source;
    this.#program = program;
  }

  static async of(source: URL): Promise<Command> {
    return new Command(source, await buildProgram(source));
  }

  /** @param environment settings besides those of the tests */
  run(args: readonly string[], environment: Environment): Promise<Answer> {
    return outcome([this.#program.path, ...args], environment);
  }

  /** The same source by source, as npm starts it: several times as long. */
  runSources(args: readonly string[], environment: Environment): Promise<Answer> {
    return outcome(['--import', 'tsx', this.#source.pathname, ...args], environment);
  }

  remove(): void {
    this.#program.remove();
  }
}

function outcome(args: readonly string[], environment: Environment): Promise<Answer> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = execFile(process.execPath, [...args], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}
