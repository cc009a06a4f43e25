import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** On every answer, whoever makes it: nothing guesses its type, frames it, or loads from it (a page says more). */
export const SECURITY_HEADERS: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
}

/**
 * What a page may load and who may show it; its own inline scripts are allowed by their hashes. Answers the headers for
 * the host the page was asked from: its own websocket is the only other address it may call, and images may come from a CDN.
 */
export function pageHeaders(html: string, imageOrigin?: string): (host: string | undefined) => Headers {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return (host) => ({
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...hashes].join(' '),
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data:", ...(imageOrigin ? [imageOrigin] : [])].join(' '),
      "font-src 'self' data:",
      host === undefined ? "connect-src 'self'" : `connect-src 'self' ws://${host} wss://${host}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  });
}
