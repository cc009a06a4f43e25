/** FNV-1a, 32 bits: a number that stands for a text. The seed of everything about an event is made of its id. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
