import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { StartupError } from '../database/startup-error.ts';
import { createLogger } from '../log.ts';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';

let schema: GraphQLSchema;
let server: TestServer | undefined;
const webFolder = mkdtempSync(join(tmpdir(), 'fairline-web-'));

beforeAll(() => {
  schema = priceBoardSchema(new PriceBoard());
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(
    join(webFolder, 'index.html'),
    '<html><script>theme()</script><script src="/a.js"></script></html>',
  );
  writeFileSync(join(webFolder, 'assets', 'app-4f2a.js'), `console.log("${'odds '.repeat(1_000)}")`);
  writeFileSync(join(webFolder, 'assets', 'app-4f2a.js.map'), '{}');
  return () => rmSync(webFolder, { recursive: true });
});
afterEach(() => server?.close());

async function start(options?: TestServerOptions): Promise<TestServer> {
  server = await startTestServer(schema, options);
  return server;
}

test('files of the web app are sent compressed, hashed ones to be kept for good', async () => {
  const { url } = await start({ config: { webFolder } });
  const script = await fetch(`${url}/assets/app-4f2a.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toContain('odds odds');
  expect((await fetch(`${url}/assets/app-4f2a.js.map`)).status).toBe(404);
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
});

test('what the build compressed is sent as it is to who takes brotli, and is no file of its own', async () => {
  writeFileSync(join(webFolder, 'assets', 'page-77aa.js'), `console.log("${'odds '.repeat(1_000)}")`);
  writeFileSync(join(webFolder, 'assets', 'page-77aa.js.br'), brotliCompressSync('console.log("packed")'));
  const { url } = await start({ config: { webFolder } });
  const ask = async (encoding: string) =>
    (await fetch(`${url}/assets/page-77aa.js`, { headers: { 'accept-encoding': encoding } })).text();
  expect(await ask('gzip, br')).toBe('console.log("packed")');
  expect(await ask('gzip')).toContain('odds odds');
  expect((await fetch(`${url}/assets/page-77aa.js.br`)).status).toBe(404);
});

test('every other path is a screen of the app, guarded by a content policy', async () => {
  const { url } = await start({ config: { webFolder } });
  for (const path of [
    '/',
    '/home',
    '/sport/football/organization/united-states/competition/nfl?x=1',
    '/%20',
  ]) {
    const page = await fetch(`${url}${path}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html>');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const { host } = new URL(url);
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ws://${host} wss://${host};`,
    );
    const again = await fetch(`${url}${path}`, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
});

test('nothing outside the web app’s folder is served', async () => {
  const { url } = await start({ config: { webFolder: join(webFolder, 'assets') } });
  expect((await fetch(`${url}/..%2Findex.html`)).status).toBe(404);
  expect((await fetch(`${url}/%2e%2e/index.html`)).status).toBe(404);
});

const problem = (code: string) => ({
  error: code.toLowerCase(),
  error_description: expect.any(String),
  errors: [{ message: expect.any(String), extensions: { code } }],
});

test('an unknown path of the API, a wrong method and an unreadable address are typed errors', async () => {
  const { url } = await start({ config: { webFolder } });
  const cases: [string, string, number, string, string | null][] = [
    ['GET', '/api/nothing', 404, 'NOT_FOUND', null],
    ['POST', '/api', 404, 'NOT_FOUND', null],
    ['GET', '/metrics/all', 404, 'NOT_FOUND', null],
    ['GET', '/graphql/nothing', 404, 'NOT_FOUND', null],
    ['GET', '/.env', 404, 'NOT_FOUND', null],
    ['GET', '/assets/gone.js', 404, 'NOT_FOUND', null],
    ['DELETE', '/graphql', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD, POST'],
    ['PUT', '/healthz?x', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD'],
    ['POST', '/home', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD'],
    ['GET', '/%', 400, 'BAD_REQUEST', null],
    ['GET', '/%zz/api', 400, 'BAD_REQUEST', null],
  ];
  for (const [method, path, status, code, allow] of cases) {
    const answer = await fetch(`${url}${path}`, { method });
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, status, allow]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(problem(code));
  }
  const forPrograms = await fetch(`${url}/home`, { headers: { accept: 'application/json' } });
  expect([forPrograms.status, await forPrograms.json()]).toEqual([404, problem('NOT_FOUND')]);
});

test('a body that is too large is answered with how large it may be', async () => {
  const small = (app: FastifyInstance) => {
    app.post('/api/small', { bodyLimit: 2_000 }, async () => ({}));
  };
  const { url } = await start({ routes: [small] });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/small`, { method: 'POST', headers, body: `"${'a'.repeat(2_000)}"` });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Send a body of at most 2,000 bytes.' }] });
});

test('a browser that is sent where nothing is gets the app, which says so; a program gets the typed error', async () => {
  const { url } = await start({ config: { webFolder } });
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const [path, status] of [
    ['/%', 400],
    ['/old-page.html', 404],
    ['/%00', 404],
    ['/my-bets/%0A', 404],
    ['/assets/gone.js', 404],
    ['/.env', 404],
  ] as const) {
    const visit = await fetch(`${url}${path}`, { headers: { accept } });
    expect([path, visit.status]).toEqual([path, status]);
    expect(await visit.text()).toContain('<html>');
    expect(visit.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    const program = await fetch(`${url}${path}`);
    expect([path, program.status, program.headers.get('content-type')]).toEqual([
      path,
      status,
      expect.stringMatching(/^application\/json/),
    ]);
  }
  for (const path of ['/api/nothing', '/api/%', '/graphql/nothing?x']) {
    const answer = await fetch(`${url}${path}`, { headers: { accept } });
    expect([path, answer.headers.get('content-type')]).toEqual([path, expect.stringMatching(/json/)]);
  }
});

test('every answer says how a browser must guard it', async () => {
  const { url, post } = await start({ config: { webFolder } });
  const answers = await Promise.all([
    post({ query: '{ whoAmI }' }),
    post('{'),
    ...['/healthz', '/metrics', '/api/nothing', '/%', '/home', '/assets/app-4f2a.js'].map((path) =>
      fetch(`${url}${path}`),
    ),
  ]);
  for (const { headers, url } of answers) {
    expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff']);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

/** Asks with headers that fetch does not let anybody set. */
function ask(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => resolve(answer.resume())).on('error', reject);
  });
}

test('a host that is no host gets into no content policy', async () => {
  const { url } = await start({ config: { webFolder } });
  const page = await ask(url, { host: "evil.example; script-src 'unsafe-inline'" });
  expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
});

test('a server whose database swallows what it is asked is not well, and says so', async () => {
  const { url } = await start({ checkHealth: () => new Promise(() => {}) });
  const response = await fetch(`${url}/healthz`);
  expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
});

test('health is what the check says', async () => {
  let isWell = true;
  let isStarting = true;
  let faults: string[] = [];
  const { url } = await start({
    isStarting: () => isStarting,
    checkHealth: async () => {
      if (!isWell) throw new Error('no database');
      return faults;
    },
  });
  const ask = async () => (await fetch(`${url}/healthz`)).status;
  const status = async () =>
    v.parse(v.object({ status: v.string() }), await (await fetch(`${url}/healthz`)).json()).status;
  expect([await ask(), await status()]).toEqual([200, 'starting']);
  isStarting = false;
  expect([await ask(), await status()]).toEqual([200, 'ok']);
  faults = ['The ledger is not sound.'];
  const degraded = await fetch(`${url}/healthz`);
  expect([degraded.status, await degraded.json()]).toEqual([200, { status: 'degraded', faults }]);
  isWell = false;
  expect(await ask()).toBe(503);
});

test('who resets a connection right after asking is forgotten, and nothing is logged for it', async () => {
  const logger = createLogger('silent');
  const logged = vi.spyOn(logger, 'error');
  const requestLimit = { max: 3_000, windowMs: 10_000 };
  const { url } = await start({ logger, config: { requestLimit } });
  for (let turn = 0; turn < 5; turn += 1) {
    const all = Array.from({ length: 60 }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.resetAndDestroy());
      await once(socket, 'close');
    });
    await Promise.all(all);
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
});

test('figures are for this machine only', async () => {
  let seconds: number | undefined;
  const check = { name: 'fairline_check_seconds', help: 'How long a check took.', read: () => seconds };
  const { url } = await start({ figures: [check] });
  await fetch(`${url}/healthz`);
  expect(await (await fetch(`${url}/metrics`)).text()).not.toMatch(/^fairline_check_seconds/m);
  seconds = 2;
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toMatch(/fairline_http_request_seconds_count\{route="\/healthz",status="200"\} 1/);
  expect(figures).toContain('fairline_check_seconds 2');
  expect(figures).toContain('process_resident_memory_bytes');
  const proxied = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(proxied.status).toBe(404);
  const renamed = await ask(`${url}/metrics`, { host: 'rebound.example' });
  expect(renamed.statusCode).toBe(404);
});

test('an address that asks too much waits, others and this machine do not', async () => {
  const requestLimit = { max: 3, windowMs: 10_000 };
  const { url, clock } = await start({ config: { trustProxy: true, requestLimit } });
  const ask = (ip: string) => fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': ip } });
  for (let request = 0; request < 3; request += 1) expect((await ask('203.0.113.9')).status).toBe(200);
  // Only the last address is the proxy's word; those before it are whatever the client sent.
  const refused = await ask('198.51.100.7, 203.0.113.9');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect((await ask('203.0.113.10')).status).toBe(200);
  for (let request = 0; request < 9; request += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  clock.advance(10_000);
  expect((await ask('203.0.113.9')).status).toBe(200);
});

test('a taken port is one line', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  const refused = startTestServer(schema, { config: { port } });
  await expect(refused).rejects.toBeInstanceOf(StartupError);
  await expect(refused).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set FAIRLINE_PORT.`,
  );
});

test('a manifest that is none is one line', async () => {
  const manifestFile = join(webFolder, 'persisted.json');
  writeFileSync(manifestFile, '{"short": "query { whoAmI }"}');
  await expect(startTestServer(schema, { config: { manifestFile } })).rejects.toBeInstanceOf(StartupError);
});
