import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './api-path.ts';
import { ownHost } from './origin.ts';
import { chooseEncoding, ReadyBody } from './ready-body.ts';
import { pageHeaders } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.png', '.jpg', '.webp', '.woff2']);
/** Source maps, and what the build compressed: read with the file it was made from. */
const NOT_SERVED = new Set(['.map', '.br']);

interface WebFile {
  readonly body: ReadyBody;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a page, for the host it was asked from. */
  readonly pageHeaders: ((host: string | undefined) => Readonly<Record<string, string>>) | undefined;
  readonly etag: string;
  readonly compressible: boolean;
}

/** The built web app in memory. */
export interface WebFiles {
  readonly files: ReadonlyMap<string, WebFile>;
  /** Shows every screen, that of an address without one as well. */
  readonly page: WebFile | undefined;
}

/** @param imageOrigin a CDN that pages may show images of */
export function readWebFiles(folder: string, imageOrigin?: string): WebFiles {
  const files = readFiles(folder, imageOrigin);
  return { files, page: files.get('/index.html') };
}

/**
 * Answers the web app's files. A path that names no file is a screen of the app and gets index.html, for who takes HTML; a
 * missing file (a path with an extension) and an unknown path of the API are a 404.
 */
export function webFiles(app: FastifyInstance, web: WebFiles): void {
  app.get('/*', async (request, reply) => {
    const path = decodePath(request.url);
    const file = web.files.get(path) ?? (isScreen(path, request) ? web.page : undefined);
    if (file) return send(request, reply, file);
    return (await sendPageInstead(request, reply, web, 404)) ?? reply.callNotFound();
  });
}

/**
 * Answers a browser that was sent to an address where nothing is with the app, which says so; undefined, having sent
 * nothing, for who asked for something else than a page.
 */
export async function sendPageInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  { page }: WebFiles,
  status: 400 | 404,
): Promise<FastifyReply | undefined> {
  const { method, headers, url } = request;
  const isVisit = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
  if (!page || !isVisit || isApiPath(url.split('?', 1)[0] ?? '/')) return undefined;
  const encoding = chooseEncoding(headers['accept-encoding'], page.body.plain.length);
  reply.code(status).headers(page.headers).header('vary', 'accept-encoding');
  if (page.pageHeaders) reply.headers(page.pageHeaders(ownHost(headers.host)));
  if (!encoding) return reply.send(page.body.plain);
  return reply.header('content-encoding', encoding).send(await page.body.encoded(encoding));
}

function isScreen(path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const takesHtml = accept.includes('text/html') || accept.includes('*/*');
  return takesHtml && extname(path) === '' && !/\/\.|\p{Cc}/u.test(path) && !isApiPath(path);
}

function readFiles(folder: string, imageOrigin: string | undefined): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || NOT_SERVED.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const compressed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    files.set(path, webFile(path, readFileSync(file), compressed, imageOrigin));
  }
  return files;
}

function webFile(
  path: string,
  bytes: Buffer,
  compressed: Buffer | undefined,
  imageOrigin: string | undefined,
): WebFile {
  const extension = extname(path);
  const type = TYPES[extension] ?? 'application/octet-stream';
  const isHashed = path.startsWith('/assets/');
  return {
    body: new ReadyBody(bytes, 9, compressed),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    compressible: !PACKED.has(extension),
    headers: {
      'content-type': type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    pageHeaders: extension === '.html' ? pageHeaders(bytes.toString(), imageOrigin) : undefined,
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const { body, compressible } = file;
  const accept = compressible ? request.headers['accept-encoding'] : undefined;
  const encoding = chooseEncoding(accept, body.plain.length);
  reply.headers(file.headers).header('etag', file.etag);
  if (file.pageHeaders) reply.headers(file.pageHeaders(ownHost(request.headers.host)));
  if (compressible) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (!encoding) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return '/';
  }
}
