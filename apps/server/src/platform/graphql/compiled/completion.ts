import type { ResponsePath } from 'graphql';
import type { FieldInfo } from './field-info.ts';

/**
 * What goes out for a value that a resolver answered, or a promise of it; throws, or rejects, why nothing can.
 * @param place of the value, when it is an item of the field's list
 */
export type Complete = (value: unknown, info: FieldInfo, place: ResponsePath | undefined) => unknown;
