import { unpack } from '../readers/unpack.ts';
import { readStreamLine } from './change-message.ts';

/** Whether a file is the recorded stream of a market of the exchange: prices alone, no game. Never throws. */
export function isPriceStream(bytes: Uint8Array): boolean {
  const [first = ''] = unpack(bytes)?.text.split('\n', 1) ?? [];
  const message = readStreamLine(first);
  return typeof message !== 'string' && message.op === 'mcm';
}
