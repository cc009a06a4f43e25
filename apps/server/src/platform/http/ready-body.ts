import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes compressing saves no packet. */
const WORTH_BYTES = 1_400;

export type Encoding = 'br' | 'gzip';

/** An answer's bytes, compressed once for each encoding that is asked for. */
export class ReadyBody {
  readonly plain: Buffer;
  readonly #quality: number;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  /**
   * @param quality of brotli, 1 to 11: high for what is compressed once and sent for weeks
   * @param compressed the same bytes, compressed with brotli beforehand
   */
  constructor(plain: Buffer, quality = 4, compressed?: Buffer) {
    this.plain = plain;
    this.#quality = quality;
    if (compressed) this.#encoded.set('br', compressed);
  }

  /** The bytes in an encoding; a promise only when they are compressed for the first time. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const making = encoding === 'br' ? this.#brotli() : gzipped(this.plain);
    this.#encoded.set(encoding, making);
    return making.then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
  }

  #brotli(): Promise<Buffer> {
    return brotli(this.plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.#quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
      },
    });
  }
}

/** The encoding to use for a body of this length, by the request's Accept-Encoding; undefined: as it is. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes: number): Encoding | undefined {
  if (acceptEncoding === undefined || bytes < WORTH_BYTES) return undefined;
  if (/\bbr\b(?!;\s*q=0(\.0*)?(,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(acceptEncoding) ? 'gzip' : undefined;
}
