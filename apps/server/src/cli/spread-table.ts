// `npm run -s spread-table -- LEAGUE [GAMES]`: what its engine makes of a league's spreads and totals now, as JSON, for
// packages/feed/src/season/futures/spread-table.ts. So many games are played at each of eight spreads of a total.
import { MEASURED_LEAGUES, measureSpreads } from '@fairline/feed/season/futures/measure-spreads.ts';

const GAMES = 65_536;
const [league = '', games = `${GAMES}`] = process.argv.slice(2);
process.exitCode = print(league, Number(games));

function print(slug: string, count: number): number {
  if (!MEASURED_LEAGUES.includes(slug) || !Number.isSafeInteger(count) || count < 1) {
    console.error(`usage: npm run -s spread-table -- ${MEASURED_LEAGUES.join('|')} [GAMES]`);
    return 2;
  }
  for (const measured of measureSpreads(slug, count)) console.log(JSON.stringify(measured));
  return 0;
}
