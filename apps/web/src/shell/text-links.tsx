import { Fragment } from 'react';
import { ExternalLink } from '../ui/external-link.tsx';

/** Phone numbers and addresses of the web, these without the point or comma that ends a sentence. */
const LINKED = /(1-\d{3}-(?:\d{3}-\d{4}|[A-Z]{7,8})|\(\d{3}\) \d{3}-\d{4}|\bhttps?:\/\/\S*[^\s.,;!?)])/;
const KEYPAD = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A text in which phone numbers, also those spelt in letters, are links that call them, and addresses lead outside. */
export function TextLinks({ text }: { text: string }) {
  return text.split(LINKED).map((part, at) => {
    if (at % 2 === 0) return <Fragment key={part}>{part}</Fragment>;
    if (part.startsWith('http')) return <ExternalLink key={part} url={part} />;
    return (
      <a key={part} href={`tel:${dialled(part)}`}>
        {part}
      </a>
    );
  });
}

/** The digits of a number, letters turned into their keys: '1-800-GAMBLER' is +18004262537. */
export function dialled(phone: string): string {
  const digits = [...phone.replace(/[^\dA-Z]/g, '')].map((character) => {
    const key = KEYPAD.findIndex((letters) => letters.includes(character));
    return /\d/.test(character) ? character : String(key);
  });
  const number = digits.join('').slice(0, phone.startsWith('1') ? 11 : 10);
  return phone.startsWith('1') ? `+${number}` : `+1${number}`;
}
