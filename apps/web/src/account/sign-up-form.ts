import * as v from 'valibot';

/** Fields by the names the server uses in its field errors. */
export const SIGN_UP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'address.line1',
  'address.line2',
  'address.city',
  'address.region',
  'address.postalCode',
  'password',
] as const;

export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUpValues = Readonly<Record<SignUpField, string>>;
export type SignUpErrors = Readonly<Partial<Record<SignUpField, string>>>;

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  'address.line1': '',
  'address.line2': '',
  'address.city': '',
  'address.region': '',
  'address.postalCode': '',
  password: '',
};

const PASSWORD_LENGTH = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** What can be told before the server answers. The server decides. */
const form = v.object({
  firstName: filled('Please enter your first name'),
  lastName: filled('Please enter your last name'),
  email: v.pipe(filled('Please enter your email'), v.regex(EMAIL, 'Please enter a valid email')),
  dateOfBirth: v.pipe(
    filled('Please enter your date of birth'),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'Please enter your date of birth'),
  ),
  'address.line1': filled('Please enter your street address'),
  'address.line2': v.string(),
  'address.city': filled('Please enter your city'),
  'address.region': filled('Please choose your state or province'),
  'address.postalCode': filled('Please enter your postal code'),
  password: v.pipe(
    v.string(),
    v.nonEmpty('Please choose a password'),
    v.minLength(PASSWORD_LENGTH, `Please choose a password of at least ${PASSWORD_LENGTH} characters`),
  ),
});

/** One error a field at most. */
export function checkSignUp(values: SignUpValues): SignUpErrors {
  const read = v.safeParse(form, values);
  if (read.success) return {};
  const errors: Partial<Record<SignUpField, string>> = {};
  for (const issue of read.issues) {
    const key = issue.path?.[0]?.key;
    if (isSignUpField(key)) errors[key] ??= issue.message;
  }
  return errors;
}

/** The server's field errors by field, and what belongs to no field of ours. */
export function errorsByField(fieldErrors: readonly { field: string; message: string }[]): {
  readonly errors: SignUpErrors;
  readonly other: string | undefined;
} {
  const errors: Partial<Record<SignUpField, string>> = {};
  let other: string | undefined;
  for (const { field, message } of fieldErrors) {
    if (isSignUpField(field)) errors[field] ??= message;
    else other ??= message;
  }
  return { errors, other };
}

/** The mutation's input; an empty second address line is left out. */
export function signUpInput(values: SignUpValues) {
  const line2 = values['address.line2'].trim();
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    dateOfBirth: values.dateOfBirth,
    password: values.password,
    address: {
      line1: values['address.line1'].trim(),
      ...(line2 !== '' && { line2 }),
      city: values['address.city'].trim(),
      region: values['address.region'],
      postalCode: values['address.postalCode'].trim(),
    },
  };
}

function isSignUpField(key: unknown): key is SignUpField {
  return SIGN_UP_FIELDS.some((field) => field === key);
}
