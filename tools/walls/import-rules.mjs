import { areaOf, domainOf, isTest, nameOf, workspaceOf } from './place.mjs';

/** Server domains from the lowest layer up: a domain imports only domains of lower layers. */
const layers = [
  ['platform'],
  ['identity', 'catalogue'],
  ['wallet', 'location', 'session', 'favourites'],
  ['cashier', 'feeds', 'limits', 'rewards'],
  ['trading'],
  ['marketplace'],
  ['betslip'],
  ['bets'],
  ['settlement', 'cashout', 'streams'],
];

/** The foundations of the web app: every area may import them, and they know no area. */
const webFoundations = ['ui', 'brands'];

/** What ties the areas together: the router, the frame's providers, the catalogue page of the design system. */
const webTies = ['app', 'dev-tools'];

/** What every area may import: the foundations, the router's helpers, and the frame's views and account data. */
const webShared = [...webFoundations, 'app', 'shell'];

/**
 * Which other areas an area may import. An odds button asks the slip whether it is selected; the slip and my bets show
 * an event as the cards do; my bets puts selections back on the slip; the frame holds the slip. A shared bet goes on the slip,
 * and Quick Bets is an event's markets over a slip of its own.
 */
const webNeighbours = {
  marketplace: ['betslip'],
  betslip: ['marketplace'],
  'my-bets': ['marketplace', 'betslip'],
  'quick-bets': ['marketplace', 'betslip'],
  'shared-bet': ['marketplace', 'betslip'],
  shell: ['betslip'],
};

/** What pure packages may use from outside. */
const purePackages = new Set(['valibot']);

/** Recordings come packed, and unpacking is Node's own: bytes in, text out. */
const UNPACKER = 'packages/feed/src/readers/unpack.ts';

/**
 * One rule for each wall: `breaks` answers a sentence for an import that crosses it. `target` is the imported
 * file, undefined for what is not ours.
 */
export const importRules = [
  {
    name: 'packages-know-no-apps',
    why: 'packages are the rules of the game; apps use them, never the other way round',
    breaks: ({ path }, { target }) =>
      path.startsWith('packages/') && target && !target.startsWith('packages/') && `imports ${target}`,
  },
  {
    name: 'pure-packages',
    why: 'pure code can be replayed, tested and run in the browser; files, sockets and databases are for the apps',
    breaks: ({ path }, { target, specifier }) =>
      path.startsWith('packages/') &&
      !target &&
      !isTest(path) &&
      !path.includes('/cli/') &&
      path !== UNPACKER &&
      !specifier.startsWith('.') &&
      !specifier.startsWith('@fairline/') &&
      !purePackages.has(specifier) &&
      `imports ${specifier}`,
  },
  {
    name: 'apps-apart',
    why: 'server and web meet in the GraphQL schema, nowhere else',
    breaks: ({ path }, { target }) =>
      path.startsWith('apps/') &&
      target?.startsWith('apps/') &&
      workspaceOf(path) !== workspaceOf(target) &&
      `imports ${target}`,
  },
  {
    name: 'layers',
    why: 'data runs up the layers one way; what must go back down is a message on the bus',
    breaks: ({ path }, { target }) => {
      const [from, to] = [domainOf(path), target && domainOf(target)];
      if (!from || !to || from === to || isTest(path)) return false;
      const [layerFrom, layerTo] = [from, to].map((domain) =>
        layers.findIndex((layer) => layer.includes(domain)),
      );
      if (layerFrom < 0) return `${from} stands in no layer: give it one in tools/walls/import-rules.mjs`;
      return layerTo >= layerFrom && `${from} imports ${target}, which is not in a layer below`;
    },
  },
  {
    name: 'public-faces',
    why: 'what a domain does not show can change without asking anybody',
    breaks: ({ path }, { target }) => {
      const [from, to] = [domainOf(path), target && domainOf(target)];
      if (!from || !to || from === to || to === 'platform') return false;
      const name = nameOf(target);
      if (target === `apps/server/src/${to}/${name}`) {
        if (name === `${to}.ts` || name === `${to}.topics.ts`) return false;
        if (name === `${to}.schema.ts` && /\.schema\.ts$/.test(path)) return false;
        if (isTest(path) && (name === 'migrations.ts' || name === `${to}.schema.ts`)) return false;
      }
      if (isTest(path) && target.includes('/testing/')) return false;
      return `imports ${target}; ${to} shows ${to}.ts, ${to}.topics.ts and, to schema files, ${to}.schema.ts`;
    },
  },
  {
    name: 'wired-in-one-place',
    why: 'only compose.ts, main.ts, what stands beside them and the commands know which parts there are and how they are configured',
    breaks: ({ path }, { target }) =>
      domainOf(path) &&
      target &&
      !isTest(path) &&
      /^apps\/server\/src\/([^/]+\.ts|cli\/.*)$/.test(target) &&
      `imports ${target}`,
  },
  {
    name: 'testing-apart',
    why: 'what is made for tests never runs in the product',
    breaks: ({ path }, { target }) =>
      target && isTest(target) && !isTest(path) && !/^(bench|tools)\//.test(path) && `imports ${target}`,
  },
  {
    name: 'web-areas',
    why: 'the design system and the brands know no domain, and an area can be changed without reading the others',
    breaks: ({ path }, { target }) => {
      const [from, to] = [areaOf(path), target && areaOf(target)];
      if (!from || !to || from === to || isTest(path) || webTies.includes(from)) return false;
      if (webFoundations.includes(from))
        return !(from === 'brands' && to === 'ui') && `${from} imports ${target}`;
      const allowed = [...webShared, ...(webNeighbours[from] ?? [])];
      return !allowed.includes(to) && `${from} imports ${target}`;
    },
  },
];
