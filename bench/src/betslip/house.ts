import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../../../apps/server/src/repository.ts';

export const LEGS = 12;

/** What the server tells whoever loads it. */
export interface BetslipHouse {
  readonly address: string;
  /** Of patrons, each with a slip of twelve legs. */
  readonly tokens: readonly string[];
  readonly documentId: string;
}

export interface Started {
  readonly house: BetslipHouse;
  /** Address of plain graphql-js. */
  readonly peer: string;
}

/** The mutation of a typed amount as the web app sends it. */
export function mutationText(): { readonly id: string; readonly text: string } {
  const web = join(repositoryFolder, 'apps/web');
  const artifact = readFileSync(join(web, 'src/__generated__/setAmountMutation.graphql.ts'), 'utf8');
  const id = /@relayRequestID (\w+)/.exec(artifact)?.[1] ?? '';
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(web, 'persisted.json'), 'utf8'),
  );
  const text = texts[id];
  if (text === undefined) throw new Error('The mutation is not among the documents: run npm run -s relay.');
  return { id, text };
}
