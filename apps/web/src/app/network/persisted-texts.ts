let texts: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * The text behind the hash of one of our operations. All texts are one file, loaded only when a server does not know a
 * hash: after a deployment, or a server that was never given the manifest.
 */
export async function persistedText(hash: string): Promise<string | undefined> {
  texts ??= import('../../../persisted.json').then((file) => file.default);
  return (await texts)[hash];
}
