/** The line chosen on each card, by card id; kept for as long as the app is open. */
const chosen = new Map<string, string>();
const MOST = 200;

export function rememberedLine(cardId: string): string | undefined {
  return chosen.get(cardId);
}

export function rememberLine(cardId: string, marketId: string | undefined): void {
  chosen.delete(cardId);
  if (marketId !== undefined) chosen.set(cardId, marketId);
  const oldest = chosen.keys().next().value;
  if (chosen.size > MOST && oldest !== undefined) chosen.delete(oldest);
}
