import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { casesFile } from '../testing/cases-file.ts';

const root = join(import.meta.dirname, '../../../..');
const fixture = casesFile('settlement-cases.json');
const absent = !existsSync(fixture);
const folder = await mkdtemp(join(tmpdir(), 'settle-'));
afterAll(() => rm(folder, { recursive: true }));

function settle(...files: string[]) {
  return new Promise<{ code: number; lines: string[]; complaint: string }>((resolve) => {
    execFile('npm', ['run', '-s', 'settle', '--', ...files], { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, lines: stdout.trim().split('\n'), complaint: stderr });
    });
  });
}

async function fileOf(content: unknown): Promise<string> {
  const path = join(folder, 'cases.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test.skipIf(absent)('all 92 settlement cases come out to the cent', async () => {
  expect(await settle(fixture)).toMatchObject({ code: 0, lines: ['92 passed, 0 failed'] });
});

test('runners withdrawn at their odds are deducted from the winnings by the scale of Rule 4', async () => {
  const price = (numerator: number, denominator: number) => ({ numerator, denominator });
  const leg = { odds: price(8, 1), outcome: 'WIN', rule4Withdrawn: [price(3, 1), price(20, 1)] };
  const bet = { type: 'STRAIGHT', amountSource: 'CASH', stakeCents: 1000 };
  const path = await fileOf({ cases: [{ id: 'rule 4', bet, legs: [leg], expectedReturnCents: 7000 }] });
  expect(await settle(path)).toMatchObject({ code: 0, lines: ['1 passed, 0 failed'] });
});

const offTheQuarters = { kind: 'SPREAD', side: 'HOME', line: '1.3', score: { home: 1, away: 0 } };

test.skipIf(absent)(
  'a case that does not come out as stated, or cannot be read, is named with the reason',
  async () => {
    const { cases } = JSON.parse(await readFile(fixture, 'utf8'));
    const [first, second, third] = cases;
    const path = await fileOf({
      cases: [
        { ...first, expected: { ...first.expected, returnCents: 1 } },
        second,
        { ...third, bet: { ...third.bet, stakeCents: 10.5 } },
        'no case at all',
        { ...second, legs: second.legs.map((leg: object) => ({ ...leg, market: offTheQuarters })) },
      ],
    });
    const { code, lines } = await settle(path);
    expect(code).toBe(1);
    expect(lines[0]).toBe('S-straight-01: returnCents is 21000, expected 1');
    expect(lines[1]).toContain('S-straight-03: bet.stakeCents');
    expect(lines[2]).toContain('case 4');
    expect(lines[3]).toContain('legs.0.market.line: 1.3 is not a line in quarter points');
    expect(lines.at(-1)).toBe('1 passed, 4 failed');
  },
);

test('no file, a missing file and a file that is no JSON are one clear line each', async () => {
  for (const args of [[], [join(folder, 'missing.json')], [await fileOf('{"cases": [')]]) {
    const { code, complaint } = await settle(...args);
    expect(code).toBe(1);
    expect(complaint.trim().split('\n').at(-1)).toMatch(/usage|ENOENT|JSON/);
  }
});
