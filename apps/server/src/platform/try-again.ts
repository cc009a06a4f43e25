/** 'Please try again in 1 second', to go on or to end with a full stop. */
export function tryAgainIn(count: number, unit: 'second' | 'minute'): string {
  return `Please try again in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
