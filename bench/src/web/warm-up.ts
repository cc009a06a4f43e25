import * as v from 'valibot';

const LOOK_EVERY_MS = 1_500;
const LONGEST_MS = 180_000;
/** Prices come and go all the time: less than this share of the page more or less is not a page that grows. */
const STANDS_STILL = 0.03;

const pageQuery = v.object({ name: v.string(), hash: v.string(), headers: v.record(v.string(), v.string()) });

/**
 * A server that has just started is still pricing its games, for a minute or two with all sports: waits until the home page and
 * the live page as they are sent have not grown for `quietMs`, at most three minutes.
 */
export async function warmUp(address: string, quietMs: number): Promise<void> {
  const query = await readPageQuery(address);
  const end = Date.now() + LONGEST_MS;
  let size = 0;
  for (let since = Date.now(); Date.now() < end && Date.now() < since + quietMs; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = (await sizeOf(address, query, '/home')) + (await sizeOf(address, query, '/live'));
    if (Math.abs(now - size) <= size * STANDS_STILL) continue;
    size = now;
    since = Date.now();
  }
}

/** What the first script of index.html asks the server. */
async function readPageQuery(address: string): Promise<v.InferOutput<typeof pageQuery>> {
  const html = await (await fetch(address)).text();
  const text = /data-query='([^']*)'/.exec(html)?.[1] ?? '';
  return v.parse(pageQuery, JSON.parse(text.replaceAll('&#39;', "'").replaceAll('&quot;', '"')));
}

async function sizeOf(
  address: string,
  { name, hash, headers }: v.InferOutput<typeof pageQuery>,
  canonicalUrl: string,
): Promise<number> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({
      operationName: name,
      variables: { canonicalUrl },
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  });
  return (await answer.text()).length;
}
