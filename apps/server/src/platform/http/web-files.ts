import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, ReadyBody } from './ready-body.ts';

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
  readonly etag: string;
  readonly compressible: boolean;
}

/**
 * The web app's files, read once at start and answered from memory. A path that names no file is a screen of the
 * app and gets index.html; a missing file (a path with an extension) is a 404.
 */
export function webFiles(app: FastifyInstance, folder: string): void {
  const files = readFiles(folder);
  const index = files.get('/index.html');
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodePath(request.url);
    const file = files.get(path) ?? (extname(path) === '' ? index : undefined);
    return file ? send(request, reply, file) : reply.code(404).type('text/plain').send('Page not found');
  };
  app.get('/*', answer);
}

function readFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || NOT_SERVED.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const compressed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    files.set(path, webFile(path, readFileSync(file), compressed));
  }
  return files;
}

function webFile(path: string, bytes: Buffer, compressed: Buffer | undefined): WebFile {
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
      'x-content-type-options': 'nosniff',
      ...(extension === '.html' ? pageHeaders(bytes.toString()) : {}),
    },
  };
}

/** What a page may load and who may show it; its own inline scripts are allowed by their hashes. */
function pageHeaders(html: string): Readonly<Record<string, string>> {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const { body, compressible } = file;
  const accept = compressible ? request.headers['accept-encoding'] : undefined;
  const encoding = chooseEncoding(accept, body.plain.length);
  reply.headers(file.headers).header('etag', file.etag);
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
