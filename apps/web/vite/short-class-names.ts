import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

const LETTERS = 26;
const FIRST_LETTER = 97;

/**
 * Makes the class names of a production build: two letters for the file, then a number for the name. The hashes that Vite
 * writes by itself cannot be compressed, and stand in the first script and in index.html once for each name. The same files
 * give the same names, whoever asks: the build and the frame it draws into index.html ask apart.
 * @param folder holds all files of class names (`*.module.css`)
 */
export function shortClassNames(folder: string): (name: string, file: string, styles: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  if (files.length > LETTERS * LETTERS) throw new Error('Two letters do not name so many files of styles');
  return (name, file, styles) => {
    const place = files.indexOf(relative(folder, file));
    const number = wordsOf(styles).indexOf(name);
    if (place < 0 || number < 0)
      throw new Error(`${name} is no name in a file of styles in ${folder}: ${file}`);
    return `${letter(Math.floor(place / LETTERS))}${letter(place % LETTERS)}${number.toString(36)}`;
  };
}

/** Every word of the styles once, in their order; the names of classes and animations are among them. */
function wordsOf(styles: string): readonly string[] {
  return [...new Set(styles.match(/[\w-]+/g))];
}

function letter(place: number): string {
  return String.fromCharCode(FIRST_LETTER + place);
}
