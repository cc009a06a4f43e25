import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { caseFile } from './case-file.ts';
import { checkCase } from './check-case.ts';

/** `npm run -s settle -- FILE.json`: settles every case of the file and says which do not come out as stated. */
async function main(path: string | undefined): Promise<number> {
  if (path === undefined) {
    console.error('usage: npm run -s settle -- FILE.json');
    return 1;
  }
  const read = await readCases(path);
  if (typeof read === 'string') {
    console.error(`${path}: ${read}`);
    return 1;
  }
  const failed = read.map(checkCase).filter(({ differences }) => differences.length > 0);
  for (const { id, differences } of failed) console.log(`${id}: ${differences.join('; ')}`);
  console.log(`${read.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

async function readCases(path: string) {
  try {
    const parsed = v.safeParse(caseFile, JSON.parse(await readFile(path, 'utf8')));
    if (parsed.success) return parsed.output.cases;
    const [issue] = parsed.issues;
    return `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await main(process.argv[2]);
