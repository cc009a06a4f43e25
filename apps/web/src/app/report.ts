/** Where reports go besides the console; main.tsx sets it. */
export type ReportSink = (report: { area: string; message: string; detail: unknown }) => void;

let sink: ReportSink = () => {};

export function setReportSink(next: ReportSink): void {
  sink = next;
}

/** Tells the people who run the app that something happened that should not. Never throws, never shown to patrons. */
export function report(area: string, message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(`[${area}] ${message}`, ...(detail === undefined ? [] : [detail]));
  sink({ area, message, detail });
}
