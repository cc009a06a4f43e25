/** Writes a leading hyphen as the minus sign, which is as wide as the plus: '-110' becomes '−110'. */
export function trueMinus(text: string): string {
  return text.replace(/(^|\s)-(?=[\d.])/g, '$1−');
}
