/** What the server says of an event's stream. */
export interface ShownStream {
  readonly status: string;
  /** Market codes it is shown in; empty: everywhere. */
  readonly dmas: readonly string[];
}

/** What is known of whoever looks; undefined until the app has started. */
export interface StreamViewer {
  readonly applicationMetadata: { readonly liveStreamingEnabled: boolean };
  readonly regionalMetadata: { readonly marketCode?: string | null | undefined };
}

/** Whether somebody is told of a stream: live streaming is on, and it is shown in their market [LIVE-014]. */
export function isWatchable(
  stream: ShownStream | null | undefined,
  viewer: StreamViewer | undefined,
): boolean {
  if (!stream || !viewer?.applicationMetadata.liveStreamingEnabled) return false;
  const { marketCode } = viewer.regionalMetadata;
  return stream.dmas.length === 0 || (marketCode != null && stream.dmas.includes(marketCode));
}
