import { expect, test } from 'vitest';
import { readRegions } from './regions.ts';
import { checkSignUp, emptySignUp, errorsByField, SIGN_UP_FIELDS, signUpInput } from './sign-up-form.ts';

const filled = {
  firstName: ' Dana ',
  lastName: 'Keller',
  email: 'dana@example.com',
  dateOfBirth: '1990-02-03',
  'address.line1': '1 Main St',
  'address.line2': '',
  'address.city': 'Hoboken',
  'address.region': 'US-NJ',
  'address.postalCode': '07030',
  password: 'a long password',
};

test('an empty form names every field that must be filled, and only those', () => {
  const missing = SIGN_UP_FIELDS.filter((field) => field !== 'address.line2');
  expect(Object.keys(checkSignUp(emptySignUp)).sort()).toEqual([...missing].sort());
});

test('a filled form has no errors; a wrong email and a short password are told', () => {
  expect(checkSignUp(filled)).toEqual({});
  expect(checkSignUp({ ...filled, email: 'dana@', password: 'short' })).toEqual({
    email: 'Please enter a valid email',
    password: 'Please choose a password of at least 8 characters',
  });
});

test("the server's field errors stand at their fields, others over the form", () => {
  const { errors, other } = errorsByField([
    { field: 'address.region', message: 'We do not take accounts there.' },
    { field: 'captcha', message: 'Try again.' },
  ]);
  expect(errors).toEqual({ 'address.region': 'We do not take accounts there.' });
  expect(other).toBe('Try again.');
});

test('what is sent is trimmed, and an empty address line left out', () => {
  expect(signUpInput(filled)).toEqual({
    firstName: 'Dana',
    lastName: 'Keller',
    email: 'dana@example.com',
    dateOfBirth: '1990-02-03',
    password: 'a long password',
    address: { line1: '1 Main St', city: 'Hoboken', region: 'US-NJ', postalCode: '07030' },
  });
});

test('regions are read with their code and grouped by country [AUTH-061]', () => {
  const list = [
    { iso_3166_2_code: 'US-NJ', name: 'New Jersey' },
    { iso_3166_2_code: 'CA-ON', name: 'Ontario' },
  ];
  expect(readRegions(list)).toEqual([
    { value: 'US-NJ', label: 'New Jersey', group: 'United States' },
    { value: 'CA-ON', label: 'Ontario', group: 'Canada' },
  ]);
  expect(readRegions({ regions: list })).toHaveLength(2);
});
