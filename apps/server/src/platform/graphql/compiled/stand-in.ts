import { locatedError, type ResponsePath, responsePathAsArray } from 'graphql';
import type { FieldInfo } from './field-info.ts';

/**
 * Null in the place of a value that failed, the error noted; where null may not stand it throws the error, which says now
 * where it happened.
 */
export function standIn(error: unknown, info: FieldInfo, place: ResponsePath, isRequired: boolean): null {
  const located = locatedError(error, info.fieldNodes, responsePathAsArray(place));
  if (isRequired) throw located;
  info.execution.fail(located, place);
  return null;
}
