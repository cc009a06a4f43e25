import type { ResponsePath } from 'graphql';
import type { Execution } from './execution.ts';

/** A field of an answer. */
export interface Field {
  /** Its name in the answer. */
  readonly key: string;
  /**
   * What goes out for the field of an object, or a promise of it. Throws, or rejects, an error that the field cannot stand
   * for with null; any other is noted in the execution.
   * @param above where the object stands; undefined for the root
   */
  read(source: unknown, execution: Execution, above: ResponsePath | undefined): unknown;
}

type Answer = Record<string, unknown>;

/** Without a prototype, as graphql-js makes it: a field may be asked for as `__proto__`. */
const emptyAnswer = (): Answer => Object.create(null);

/** What is asked of an object of one type. */
export class Selection {
  readonly fields: readonly Field[];

  constructor(fields: readonly Field[]) {
    this.fields = fields;
  }

  /**
   * The answer of an object, or a promise of it when a field's is late. Throws, or rejects, what no field could stand for.
   * @param place of the object; undefined for the root
   */
  read(source: unknown, execution: Execution, place: ResponsePath | undefined): Answer | Promise<Answer> {
    const answer = emptyAnswer();
    const late: string[] = [];
    try {
      for (const field of this.fields) {
        const value = field.read(source, execution, place);
        answer[field.key] = value;
        if (value instanceof Promise) late.push(field.key);
      }
    } catch (error) {
      if (late.length === 0) throw error;
      // What is under way may fail as well, and is to be heard of before the answer goes out.
      return Promise.allSettled(late.map((key) => answer[key])).then(() => {
        throw error;
      });
    }
    return late.length === 0 ? answer : inTime(answer, late);
  }

  /** One field after the other, as those of a mutation are. */
  async readInTurn(source: unknown, execution: Execution): Promise<Answer> {
    const answer = emptyAnswer();
    for (const field of this.fields) answer[field.key] = await field.read(source, execution, undefined);
    return answer;
  }
}

async function inTime(answer: Answer, late: readonly string[]): Promise<Answer> {
  const values = await Promise.all(late.map((key) => answer[key]));
  for (const [index, key] of late.entries()) answer[key] = values[index];
  return answer;
}
