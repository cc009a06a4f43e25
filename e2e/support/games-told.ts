import { isRecord, recordsIn } from './answers.ts';
import { LEAGUE } from './games.ts';

const QUERY = `{ page(canonicalUrl: "${LEAGUE}") { ... on Page { pageChildren { sections { ... on MarketplaceShelf {
  cards { event { name status } markets { type selections { rawId type status } } } } } } } } }`;

/** What a stranger is answered who asks the server for something. @param token of who asks, if anybody */
export async function askServer(address: string, query: string, variables: object = {}, token?: string) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** Raw ids of the hosts' winning, a game to come each, the first to begin first. */
export async function winnersToCome(address: string): Promise<readonly string[]> {
  const { data } = await askServer(address, QUERY);
  const [child] = recordsIn(data.page.pageChildren);
  const cards = recordsIn(child?.sections).flatMap(({ cards }) => recordsIn(cards));
  return cards
    .filter(({ event }) => isRecord(event) && event.status === 'PRE_GAME')
    .flatMap(({ markets }) => recordsIn(markets))
    .filter(({ type }) => type === 'MONEYLINE')
    .flatMap(({ selections }) => recordsIn(selections))
    .filter(({ type, status }) => type === 'HOME_MONEYLINE' && status === 'OPEN')
    .map(({ rawId }) => String(rawId));
}
