type Texts = Readonly<Record<string, string>>;

/**
 * The text behind the hash of one of our operations. All texts are one file, loaded only when a server does not know a
 * hash: after a deployment, or a server that was never given the manifest.
 */
export const persistedText = textsFrom(() => import('../../../persisted.json').then((file) => file.default));

/**
 * The file is loaded once, and again when it did not come.
 * @internal
 */
export function textsFrom(load: () => Promise<Texts>): (hash: string) => Promise<string | undefined> {
  let texts: Promise<Texts> | undefined;
  return async (hash) => {
    texts ??= load().catch((error: unknown) => {
      texts = undefined;
      throw error;
    });
    return (await texts)[hash];
  };
}
