/** 'AB' of Ann Baker: the first letter or digit of each name. Empty where neither has one. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '').join('');
}
