/** Tells the people who run the app that something happened that should not. Never throws, never shown to patrons. */
export function report(area: string, message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(`[${area}] ${message}`, ...(detail === undefined ? [] : [detail]));
}
