import { expect, test } from 'vitest';
import { isOfRegion } from './postal-regions.ts';
import { regions } from './regions.ts';
import { checkSignUp, emailOf } from './sign-up-rules.ts';
import { aSignUp } from './testing/people.ts';

/** The day begins in Hawaii. */
const NOW = Date.UTC(2026, 10, 21, 10);

function errorsOf(changes: Record<string, unknown>, nowMs = NOW): Record<string, string> {
  const check = checkSignUp(aSignUp(changes), nowMs);
  if (check.kind === 'valid') return {};
  return Object.fromEntries(check.fieldErrors.map(({ field, message }) => [field, message]));
}

const CODES: Readonly<Record<string, string>> = { 'CA-ON': 'M5V 2T6', 'CA-AB': 'T2P 1J9' };

function addressIn(region: string, postalCode = CODES[region] ?? '07102') {
  return { ...aSignUp().address, region, postalCode };
}

test('a complete sign-up is accepted, trimmed, with its e-mail in lower case', () => {
  const check = checkSignUp(aSignUp({ email: '  Dana@Example.COM ', firstName: ' Dana ' }), NOW);
  expect(check).toMatchObject({ kind: 'valid', signUp: { email: 'dana@example.com', firstName: 'Dana' } });
});

test('someone who turns 21 today may sign up, and a day earlier may not', () => {
  expect(errorsOf({ dateOfBirth: '2005-11-21' })).toEqual({});
  expect(errorsOf({ dateOfBirth: '2005-11-22' })).toEqual({
    dateOfBirth: 'You must be at least 21 years old in New Jersey.',
  });
});

test('a birthday counts once its day has begun in Hawaii, the last of all regions, in summer as in winter', () => {
  for (const [dateOfBirth, nowMs] of [
    ['2005-11-21', Date.UTC(2026, 10, 21, 10)],
    ['2005-07-01', Date.UTC(2026, 6, 1, 10)],
    ['2006-01-01', Date.UTC(2027, 0, 1, 10)],
  ] as const) {
    expect(errorsOf({ dateOfBirth }, nowMs - 1)).toHaveProperty('dateOfBirth');
    expect(errorsOf({ dateOfBirth }, nowMs)).toEqual({});
  }
});

test("the region's own age counts", () => {
  expect(errorsOf({ dateOfBirth: '2007-01-01', address: addressIn('CA-ON') })).toEqual({});
  expect(errorsOf({ dateOfBirth: '2008-01-01', address: addressIn('CA-ON') })).toHaveProperty('dateOfBirth');
  expect(errorsOf({ dateOfBirth: '2008-01-01', address: addressIn('CA-AB') })).toEqual({});
});

test.each([['2023-02-29'], ['21.11.1990'], ['1880-01-01'], ['2030-01-01'], ['']])(
  'the date of birth %j is refused',
  (dateOfBirth) => {
    expect(errorsOf({ dateOfBirth })).toHaveProperty('dateOfBirth');
  },
);

test.each([
  'Pat\u202egnihton',
  'Pat\u200b',
  '\u2066Pat\u2069',
  'P\u0007at',
  '\ufeffPat\u200d',
  '\u200cPat',
  'Pat\u200d\u200cricia',
  'Pat \u200dKing',
])('a name with characters that are not seen is refused: %j', (name) => {
  expect(errorsOf({ firstName: name })).toHaveProperty('firstName');
  expect(errorsOf({ lastName: name })).toHaveProperty('lastName');
});

test.each([
  'Anne-Marie',
  'O’Neill',
  "D'Angelo",
  'St. John',
  'José',
  'Jose\u0301',
  'Nguyễn Thị',
  'Øyvind',
  'Дарья',
  '美咲',
  'अनिता',
  'فاطمة',
  'Łukasz Jr.',
  'Gal·la',
  'King, Jr.',
  'علی\u200cرضا',
  'ශ්\u200dරී',
])('the name %j is one', (name) => {
  expect(errorsOf({ firstName: name, lastName: name })).toEqual({});
});

test('a no-break space in a name is kept as a space', () => {
  const names = { firstName: 'Mary\u00a0Ann\u00a0', lastName: 'de\u202fla\u2007Cruz' };
  expect(checkSignUp(aSignUp(names), NOW)).toMatchObject({
    kind: 'valid',
    signUp: { firstName: 'Mary Ann', lastName: 'de la Cruz' },
  });
});

test('a name may have 100 characters, no-break spaces and joiners among them', () => {
  const longest = `Mary\u00a0علی\u200c${'a'.repeat(91)}`;
  expect(errorsOf({ firstName: longest })).toEqual({});
  expect(errorsOf({ firstName: `${longest}a` })).toEqual({ firstName: 'Your first name is too long.' });
});

test.each([
  '<script>alert(1)</script>',
  'Dana{{7*7}}',
  'Dana;--',
  'D4na',
  'a@b.example',
  'Dana/Keller',
  'King,Jr.',
  'King,',
  'King,, Jr.',
  ', King',
  '·Gal',
  'Gal·',
  'Gal··la',
])('the name %j is refused with what to write', (name) => {
  expect(errorsOf({ firstName: name, lastName: name })).toEqual({
    firstName: 'Use only letters, spaces, apostrophes, hyphens and dots in your first name.',
    lastName: 'Use only letters, spaces, apostrophes, hyphens and dots in your last name.',
  });
});

test.each(['.', "-'", '...'])('the name %j has no letter and is refused', (name) => {
  expect(errorsOf({ firstName: name }).firstName).toBe('Please enter your first name in letters.');
});

test.each([
  ['1 Main St', 'Hoboken'],
  ['5½ Rue de l’Église, #4 (rear)', 'Saint-Louis-du-Ha! Ha!'],
  ['c/o Lee & Sons, P.O. Box 12', '100 Mile House'],
])('the address %j in %j is one', (line1, city) => {
  expect(errorsOf({ address: { ...addressIn('US-NJ'), line1, city } })).toEqual({});
});

test.each([
  ['<<>>', 'Use only letters, digits and punctuation such as . , # / - in your street address.'],
  ['1 Main St {{7*7}}', 'Use only letters, digits and punctuation such as . , # / - in your street address.'],
  ['- . -', 'Please enter your street address.'],
])('the street %j is refused with what to write', (line1, message) => {
  expect(errorsOf({ address: { ...addressIn('US-NJ'), line1 } })).toEqual({ 'address.line1': message });
});

test.each([
  ['Hobo<b>ken', 'Use only letters, digits and punctuation such as . , # / - in your city.'],
  ['12345', 'Please enter your city in letters.'],
])('the city %j is refused with what to write', (city, message) => {
  expect(errorsOf({ address: { ...addressIn('US-NJ'), city } })).toEqual({ 'address.city': message });
});

test.each([
  '<ava@example.com>',
  'ava@example.com>',
  'a@b..com',
  'a@.b.com',
  'a@b.com.',
  'a@-b.com',
  'a@b-.com',
  'a@b.-com',
  'a@b.com-',
  'a@b',
  'a b@c.com',
  'a@b@c.com',
])('the e-mail %j is refused', (email) => {
  expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email' });
  expect(emailOf({ email })).toBeUndefined();
});

test.each([
  'ava+bets@example.com',
  "o'neill_1@mail.co-op.example.ca",
  'a@b.io',
  'ava@münchen.example',
  'ava@xn--mnchen-3ya.de',
])('the e-mail %j is one', (email) => {
  expect(errorsOf({ email })).toEqual({});
});

test.each(['short', 'Password1', 'x'.repeat(129)])(
  'the password %j is refused with what to do',
  (password) => {
    expect(errorsOf({ password }).password).toMatch(/password/);
  },
);

test.each([' '.repeat(8), '\t\u00a0'.repeat(10), '🏈'.repeat(7)])(
  'the password %j, blank or too short in characters, is refused',
  (password) => {
    expect(errorsOf({ password }).password).toMatch(/password/);
  },
);

test('a password is counted in characters and kept with its blanks', () => {
  for (const password of ['🏈'.repeat(8), '🏈'.repeat(128), ' seven7 '])
    expect(checkSignUp(aSignUp({ password }), NOW)).toMatchObject({ kind: 'valid', signUp: { password } });
});

test.each([
  ['US-NJ', '07102', '07102'],
  ['US-NJ', ' 07102-1234 ', '07102-1234'],
  ['CA-ON', 'M5V 2T6', 'M5V 2T6'],
  ['CA-QC', 'h2x1y4', 'H2X 1Y4'],
])('in %s the postal code %j is kept as %j', (region, written, postalCode) => {
  const check = checkSignUp(aSignUp({ address: addressIn(region, written) }), NOW);
  expect(check).toMatchObject({ kind: 'valid', signUp: { address: { postalCode } } });
});

test.each([
  ['US-NJ', '0710'],
  ['US-NJ', '07102-12'],
  ['US-NJ', 'M5V 2T6'],
  ['US-NJ', '٠٧١٠٢'],
  ['CA-ON', '07102'],
  ['CA-ON', 'D5V 2T6'],
  ['CA-ON', 'W5V 2T6'],
  ['CA-ON', 'M5O 2T6'],
  ['CA-ON', 'M5V  2T6'],
])('in %s there is no postal code %j', (region, postalCode) => {
  expect(errorsOf({ firstName: '', address: addressIn(region, postalCode) })).toEqual({
    firstName: 'Please enter your first name.',
    'address.postalCode': expect.stringMatching(/^Please enter a (ZIP|postal) code such as/),
  });
});

test.each([
  ['US-NJ', '90210', 'This ZIP code is not in New Jersey. Please check it and the state you chose.'],
  ['US-CA', '07102', 'This ZIP code is not in California. Please check it and the state you chose.'],
  ['US-VT', '05501-1234', 'This ZIP code is not in Vermont. Please check it and the state you chose.'],
  ['CA-QC', 'm5v2t6', 'This postal code is not in Quebec. Please check it and the province you chose.'],
  [
    'CA-BC',
    'T2P 1J9',
    'This postal code is not in British Columbia. Please check it and the province you chose.',
  ],
])('a code of another region is refused at its field: %s has no %j', (region, postalCode, message) => {
  expect(errorsOf({ address: addressIn(region, postalCode) })).toEqual({ 'address.postalCode': message });
});

test('codes that two regions share are taken in both: Texarkana, Omaha, Fishers Island, the north of Canada', () => {
  const shared = [
    ['US-AR', '75502'],
    ['US-TX', '75501'],
    ['US-IA', '68119'],
    ['US-NE', '68102'],
    ['US-NY', '06390'],
    ['US-CT', '06360'],
    ['CA-NT', 'X1A 2N4'],
    ['CA-NU', 'X0A 0H0'],
  ] as const;
  for (const [region, code] of shared)
    expect([code, errorsOf({ address: addressIn(region, code), dateOfBirth: '1980-01-01' })]).toEqual([
      code,
      {},
    ]);
});

test('each region that can be chosen has codes, and no ZIP code is one of more than two states', () => {
  const begins = [
    ...Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`),
    ...[...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1A 1A1`),
  ];
  const of = (region: string) => begins.filter((code) => isOfRegion(code, region));
  expect(regions.filter(({ iso_3166_2_code }) => of(iso_3166_2_code).length === 0)).toEqual([]);
  const taken = begins.map((code) => regions.filter((region) => isOfRegion(code, region.iso_3166_2_code)));
  expect(taken.filter(({ length }) => length > 2)).toEqual([]);
});

test('each field that is wrong is named once', () => {
  const errors = errorsOf({ firstName: ' ', email: 'not an email', address: addressIn('FR-75') });
  expect(errors).toEqual({
    firstName: 'Please enter your first name.',
    email: 'Please enter a valid email',
    'address.region': 'Please choose your state or province.',
  });
});

test('what is wrong is said all at once: an age and a postal code beside fields that are empty or too long', () => {
  const errors = errorsOf({
    firstName: '',
    lastName: 'x'.repeat(300),
    dateOfBirth: '2010-01-01',
    address: { ...addressIn('US-NJ', 'XX'), line1: '' },
    password: '',
  });
  expect(Object.keys(errors).sort()).toEqual([
    'address.line1',
    'address.postalCode',
    'dateOfBirth',
    'firstName',
    'lastName',
    'password',
  ]);
});

test('control characters, which the database cannot hold, are refused wherever they are typed', () => {
  const errors = errorsOf({
    firstName: 'Da\0na',
    email: 'da\0na@example.com',
    address: { ...aSignUp().address, line2: 'Apt\0 4' },
  });
  expect(Object.keys(errors).sort()).toEqual(['address.line2', 'email', 'firstName']);
});

test('something that is no sign-up at all is refused without an exception', () => {
  expect(checkSignUp(null, NOW).kind).toBe('invalid');
  expect(checkSignUp({ address: 7 }, NOW).kind).toBe('invalid');
});
