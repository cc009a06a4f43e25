import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { preferencesChanged } from './identity.topics.ts';
import type { Identity, TokenOutcome, TokenSet } from './identity.ts';
import { identityMigrations } from './migrations.ts';
import { openIdentity } from './open-identity.ts';
import { aSignUp, somewhere } from './testing/people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PASSWORD = aSignUp().password;

let test1: TestDatabase;
let clock: ManualClock;
const bus = new Bus({ error: (details: unknown) => console.error(details) });
let identity: Identity;
let opened: string[];
let email: string;
let count = 0;

beforeAll(async () => {
  test1 = await createTestDatabase(identityMigrations);
});
afterAll(() => test1.drop());
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 21));
  opened = [];
  identity = await reopen();
  count += 1;
  email = `dana${count}@example.com`;
});

function reopen(): Promise<Identity> {
  return openIdentity({
    database: test1.database,
    clock,
    bus,
    onPatron: async (patronId, currency) => {
      opened.push(`${patronId} ${currency}`);
    },
  });
}

async function signUp(changes: Record<string, unknown> = {}): Promise<string> {
  const outcome = await identity.signUp(aSignUp({ email, ...changes }));
  if (outcome.kind !== 'signed-up') throw new Error(JSON.stringify(outcome));
  return outcome.patronId;
}

async function logIn(): Promise<TokenSet> {
  return granted(await identity.logIn(email, PASSWORD, somewhere));
}

function granted(outcome: TokenOutcome): TokenSet {
  if (outcome.kind !== 'granted') throw new Error(outcome.kind);
  return outcome.tokens;
}

test('a newcomer signs up, logs in and is known by the access token [AUTH-006]', async () => {
  const patronId = await signUp();
  const tokens = await logIn();
  expect(tokens).toMatchObject({ patronId, expiresInSeconds: 900 });
  expect(await identity.viewer(tokens.accessToken)).toMatchObject({ kind: 'patron', patronId });
  expect(opened[0]).toBe(`${patronId} USD`);
});

test('a Canadian address makes a Canadian dollar account', async () => {
  const address = { ...aSignUp().address, region: 'CA-ON', postalCode: 'M5V 2T6' };
  const patron = await identity.patron(await signUp({ address }));
  expect(patron).toMatchObject({ currency: 'CAD', region: 'CA-ON' });
});

test('of many who ask at one moment each hears of their own account and session', async () => {
  const first = await signUp();
  const tokens = [await logIn(), await logIn()];
  const second = await signUp({ email: `other-${email}`, firstName: 'Robin' });
  const stranger = newId();
  const patrons = await Promise.all([first, second, stranger].map((id) => identity.patron(id)));
  expect(patrons.map((patron) => patron?.id)).toEqual([first, second, undefined]);
  expect(patrons[1]?.firstName).toBe('Robin');
  const fresh = await reopen();
  const viewers = await Promise.all(
    [...tokens.map(({ accessToken }) => accessToken), 'forged'].map((token) => fresh.viewer(token)),
  );
  expect(viewers).toMatchObject([
    { kind: 'patron', patronId: first },
    { kind: 'patron', patronId: first },
    { kind: 'nobody' },
  ]);
});

test('an e-mail in use is refused whatever its case, and opens nothing', async () => {
  await signUp();
  const again = await identity.signUp(aSignUp({ email: email.toUpperCase() }));
  expect(again).toMatchObject({ kind: 'invalid', fieldErrors: [{ field: 'email' }] });
  expect(opened).toHaveLength(1);
});

test('an e-mail in use is said with the first answer, beside all else that is wrong', async () => {
  await signUp();
  const faulty = { firstName: '', password: 'short' };
  const fieldsOf = async (changes: Record<string, unknown>, ip?: string) => {
    const outcome = await identity.signUp(aSignUp({ ...faulty, ...changes }), ip);
    return outcome.kind === 'invalid' ? outcome.fieldErrors.map(({ field }) => field) : [];
  };
  expect(await fieldsOf({ email: ` ${email.toUpperCase()} ` })).toEqual(['firstName', 'password', 'email']);
  expect(await fieldsOf({ email: `new-${email}` })).toEqual(['firstName', 'password']);
  expect(await fieldsOf({ email: 'no address' })).toEqual(['firstName', 'email', 'password']);
});

test('who asks for many e-mails with sign-ups that cannot be is no longer told which are in use', async () => {
  await signUp();
  const ask = (ip: string) => identity.signUp(aSignUp({ email, password: 'short' }), ip);
  for (let i = 0; i < 30; i += 1)
    expect(await ask('203.0.113.9')).toMatchObject({
      fieldErrors: [{ field: 'password' }, { field: 'email' }],
    });
  expect(await ask('203.0.113.9')).toMatchObject({ fieldErrors: [{ field: 'password' }] });
  const last = await ask('203.0.113.9');
  expect(last.kind === 'invalid' && last.fieldErrors).toHaveLength(1);
  expect(await ask('198.51.100.4')).toMatchObject({
    fieldErrors: [{ field: 'password' }, { field: 'email' }],
  });
});

test('two sign-ups at once with one e-mail make one patron', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => identity.signUp(aSignUp({ email }))));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['invalid', 'invalid', 'signed-up']);
});

test('what is wrong, name or password, cannot be told from the answer', async () => {
  await signUp();
  expect(await identity.logIn(email, 'wrong password', somewhere)).toEqual({ kind: 'refused' });
  expect(await identity.logIn('nobody@example.com', PASSWORD, somewhere)).toEqual({ kind: 'refused' });
});

test('three failures lock a name for 15 minutes, also one that does not exist', async () => {
  await signUp();
  for (const name of [email, `ghost-${email}`]) {
    for (let i = 0; i < 3; i += 1) await identity.logIn(name, 'wrong password', somewhere);
    expect(await identity.logIn(name, PASSWORD, somewhere)).toEqual({
      kind: 'locked',
      retryAfterSeconds: 900,
    });
  }
  clock.advance(15 * MINUTE);
  expect(await identity.logIn(email, PASSWORD, somewhere)).toMatchObject({ kind: 'granted' });
});

const at = (ipAddress: string) => ({ ...somewhere, ipAddress });

test('who guesses is locked at the own address; the patron elsewhere is not', async () => {
  await signUp();
  for (let i = 0; i < 3; i += 1) await identity.logIn(email, 'wrong password', at('203.0.113.9'));
  expect(await identity.logIn(email, PASSWORD, at('203.0.113.9'))).toMatchObject({ kind: 'locked' });
  expect(await identity.logIn(email, PASSWORD, at('198.51.100.4'))).toMatchObject({ kind: 'granted' });
});

test('guesses from many addresses wait longer and longer, where the patron never logged in', async () => {
  await signUp();
  granted(await identity.logIn(email, PASSWORD, at('198.51.100.4')));
  let stranger = 0;
  const guess = () => {
    stranger += 1;
    return identity.logIn(email, 'wrong password', at(`203.0.113.${stranger}`));
  };
  for (let i = 0; i < 10; i += 1) expect(await guess()).toEqual({ kind: 'refused' });
  const waits: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    expect(await guess()).toEqual({ kind: 'refused' });
    const next = await guess();
    if (next.kind !== 'locked') throw new Error(next.kind);
    waits.push(next.retryAfterSeconds);
    granted(await identity.logIn(email, PASSWORD, at('198.51.100.4')));
    clock.advance(next.retryAfterSeconds * SECOND);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  clock.advance(31 * MINUTE);
  for (let i = 0; i < 10; i += 1) expect(await guess()).toEqual({ kind: 'refused' });
});

test('many attempts at once from one address leave those from another their turn', async () => {
  await signUp();
  const crowd = Array.from({ length: 12 }, () => identity.logIn(email, 'wrong', at('203.0.113.9')));
  expect(await identity.logIn(email, PASSWORD, at('198.51.100.4'))).toMatchObject({ kind: 'granted' });
  expect((await Promise.all(crowd)).filter(({ kind }) => kind === 'locked')).toHaveLength(9);
});

test('two failures, then the right password: the count begins anew', async () => {
  await signUp();
  for (let round = 0; round < 2; round += 1) {
    await identity.logIn(email, 'wrong password', somewhere);
    await identity.logIn(email, 'wrong password', somewhere);
    await logIn();
  }
});

test('the first login has no last login time, the second has the first', async () => {
  await signUp();
  const first = await identity.viewer((await logIn()).accessToken);
  const firstLoginMs = clock.now();
  clock.advance(MINUTE);
  const second = await identity.viewer((await logIn()).accessToken);
  if (first.kind !== 'patron' || second.kind !== 'patron') throw new Error('not logged in');
  expect(await identity.lastLoginAt(first.sessionId)).toBeUndefined();
  expect((await identity.lastLoginAt(second.sessionId))?.getTime()).toBe(firstLoginMs);
});

test('an access token ends after 15 minutes and a refresh token brings the next', async () => {
  await signUp();
  const first = await logIn();
  clock.advance(15 * MINUTE + SECOND);
  expect(await identity.viewer(first.accessToken)).toEqual({ kind: 'nobody' });
  const next = granted(await identity.refresh(first.refreshToken));
  expect(next.refreshToken).not.toBe(first.refreshToken);
  expect(await identity.viewer(next.accessToken)).toMatchObject({ kind: 'patron' });
});

test('a refresh whose answer was lost can be asked again at once', async () => {
  await signUp();
  const { refreshToken } = await logIn();
  granted(await identity.refresh(refreshToken));
  clock.advance(5 * SECOND);
  granted(await identity.refresh(refreshToken));
});

test('a repeated refresh gets the same token, so both answers lead on', async () => {
  await signUp();
  const { refreshToken } = await logIn();
  const [one, two] = await Promise.all([identity.refresh(refreshToken), identity.refresh(refreshToken)]);
  expect(granted(one).refreshToken).toBe(granted(two).refreshToken);
  granted(await identity.refresh(granted(one).refreshToken));
});

test('a token used again after the one that followed it is a thief’s, however soon', async () => {
  await signUp();
  const { refreshToken } = await logIn();
  const next = granted(await identity.refresh(refreshToken));
  const third = granted(await identity.refresh(next.refreshToken));
  expect(await identity.refresh(refreshToken)).toEqual({ kind: 'refused' });
  expect(await identity.refresh(third.refreshToken)).toEqual({ kind: 'refused' });
});

test('a session ends 30 days after its login, however busy', async () => {
  await signUp();
  let { refreshToken } = await logIn();
  for (let day = 0; day < 29; day += 1) {
    clock.advance(24 * 60 * MINUTE);
    refreshToken = granted(await identity.refresh(refreshToken)).refreshToken;
  }
  clock.advance(24 * 60 * MINUTE);
  expect(await identity.refresh(refreshToken)).toEqual({ kind: 'refused' });
});

test('a logout counts after a restart too', async () => {
  await signUp();
  const { accessToken } = await logIn();
  const viewer = await identity.viewer(accessToken);
  if (viewer.kind !== 'patron') throw new Error('not logged in');
  expect(await identity.isLoggedIn(viewer.sessionId)).toBe(true);
  await identity.logOut(viewer.sessionId);
  expect(await identity.isLoggedIn(viewer.sessionId)).toBe(false);
  identity = await reopen();
  expect(await identity.viewer(accessToken)).toEqual({ kind: 'nobody' });
});

test('guesses made side by side are counted like guesses made in turn', async () => {
  await signUp();
  const guesses = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((guess) => identity.logIn(email, `guess ${guess}`, somewhere)),
  );
  expect(guesses.map(({ kind }) => kind)).toEqual([
    ...['refused', 'refused', 'refused'],
    ...['locked', 'locked', 'locked'],
  ]);
});

test('one address can sign up only so many, this machine any number', async () => {
  const many = (ip: string) =>
    Promise.all(
      Array.from({ length: 31 }, () => identity.signUp(aSignUp({ email: 'dana@example.com' }), ip)),
    );
  const kinds = (await many('203.0.113.9')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(1);
  expect((await many('127.0.0.1')).some(({ kind }) => kind === 'busy')).toBe(false);
});

test('a demo account is made once and is the same ever after', async () => {
  const id = await identity.seedPatron(aSignUp({ email }));
  expect(await identity.seedPatron(aSignUp({ email }))).toBe(id);
  await expect(identity.seedPatron(aSignUp({ email, password: 'x' }))).rejects.toThrow('No such account');
  expect((await logIn()).patronId).toBe(id);
});

test('a refresh token used again later ends the session with all its tokens', async () => {
  await signUp();
  const stolen = await logIn();
  const next = granted(await identity.refresh(stolen.refreshToken));
  clock.advance(MINUTE);
  expect(await identity.refresh(stolen.refreshToken)).toEqual({ kind: 'refused' });
  expect(await identity.refresh(next.refreshToken)).toEqual({ kind: 'refused' });
  expect(await identity.viewer(next.accessToken)).toEqual({ kind: 'nobody' });
});

test('logging out ends the session, its access and its refresh token', async () => {
  await signUp();
  const tokens = await logIn();
  const viewer = await identity.viewer(tokens.accessToken);
  if (viewer.kind !== 'patron') throw new Error('not logged in');
  await identity.logOut(viewer.sessionId);
  expect(await identity.viewer(tokens.accessToken)).toEqual({ kind: 'nobody' });
  expect(await identity.refresh(tokens.refreshToken)).toEqual({ kind: 'refused' });
});

test('tokens outlive a restart; a forged or cut one is nobody’s', async () => {
  await signUp();
  const { accessToken } = await logIn();
  identity = await reopen();
  expect(await identity.viewer(accessToken)).toMatchObject({ kind: 'patron' });
  const [header, , signature] = accessToken.split('.');
  const claims = Buffer.from(
    JSON.stringify({ sub: 'x', kind: 'patron', sid: 'y', exp: 4e9, iss: 'fairline' }),
  );
  expect(await identity.viewer(`${header}.${claims.toString('base64url')}.${signature}`)).toEqual({
    kind: 'nobody',
  });
  expect(await identity.viewer(accessToken.slice(0, -4))).toEqual({ kind: 'nobody' });
  expect(await identity.viewer('')).toEqual({ kind: 'nobody' });
});

test('each anonymous token is another visitor [ACCT-018]', async () => {
  const [one, two] = [await identity.visitorToken(), await identity.visitorToken()];
  const viewers = [await identity.viewer(one), await identity.viewer(two)];
  expect(viewers).toMatchObject([{ kind: 'visitor' }, { kind: 'visitor' }]);
  expect(viewers[0]).not.toEqual(viewers[1]);
});

test('preferences start as American odds with better odds accepted, and are kept [ACCT-012] [ACCT-015]', async () => {
  const patronId = await signUp();
  expect((await identity.patron(patronId))?.preferences).toEqual({
    oddsFormat: 'AMERICAN',
    acceptedOddsChanges: 'BETTER',
  });
  const told: unknown[] = [];
  bus.subscribe(preferencesChanged, (change) => told.push(change));
  await identity.setPreferences(patronId, { oddsFormat: 'EURO' });
  await identity.setPreferences(patronId, { acceptedOddsChanges: 'ANY' });
  expect((await identity.patron(patronId))?.preferences).toEqual({
    oddsFormat: 'EURO',
    acceptedOddsChanges: 'ANY',
  });
  expect(told).toEqual([{ patronId }, { patronId }]);
});
