/** A sign-up that is accepted as it stands. */
export function aSignUp(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Dana',
    lastName: 'Keller',
    email: 'dana@example.com',
    dateOfBirth: '1990-05-17',
    address: { line1: '12 Harbor St', line2: null, city: 'Newark', region: 'US-NJ', postalCode: '07102' },
    password: 'correct horse battery',
    ...changes,
  };
}

export const somewhere = { ipAddress: '127.0.0.1', userAgent: 'test' };
