import { type FormEvent, useEffect, useRef } from 'react';
import { useStartupPayload } from '../app/app-context.ts';
import { useDocumentTitle } from '../app/document-title.ts';
import { PageLink } from '../app/page-link.tsx';
import { loginPath } from '../app/router/previous-path.ts';
import { usePreviousPath } from '../app/router/use-previous-path.ts';
import { brand } from '../brands/brand.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import styles from './form.module.css';
import { PasswordInput } from './password-input.tsx';
import { useRegions } from './regions.ts';
import type { SignUpField } from './sign-up-form.ts';
import { useSignUp } from './use-sign-up.ts';

/** Opening an account: who, when born, where, and a password. */
export function SignUpPage() {
  useDocumentTitle('Sign Up');
  const previousPath = usePreviousPath();
  const form = useSignUp(previousPath);
  const regions = useRegions();
  const startup = useStartupPayload();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);

  const field = (name: SignUpField) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.leave(name),
    required: name !== 'address.line2',
  });
  const region = field('address.region');
  if (regions.hasFailed) region.error ??= 'The list did not load. We are trying again.';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };

  return (
    <form ref={element} className={cx(styles.form, styles.wide)} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h1>Sign Up</h1>
        <p>{brand.tagline}</p>
      </div>
      {form.failure !== undefined && (
        <Banner tone="down" role="alert">
          {form.failure}
        </Banner>
      )}
      <div className={styles.pair}>
        <Input {...field('firstName')} label="First name" autoComplete="given-name" />
        <Input {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Input
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput {...field('password')} autoComplete="new-password" hint="At least 8 characters" />
      <Input
        {...field('dateOfBirth')}
        label="Date of birth"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
      />
      <h2 className={styles.legend}>Address</h2>
      <Input {...field('address.line1')} label="Street address" autoComplete="address-line1" />
      <Input {...field('address.line2')} label="Apartment, unit (optional)" autoComplete="address-line2" />
      <div className={styles.pair}>
        <Input {...field('address.city')} label="City" autoComplete="address-level2" />
        <Input {...field('address.postalCode')} label="ZIP or postal code" autoComplete="postal-code" />
      </div>
      <Select
        {...region}
        label="State or province"
        autoComplete="address-level1"
        placeholder="Choose"
        options={regions.options}
      />
      <p className={styles.small}>
        You must be of legal betting age where you live; most places ask for 21. We check it when you sign up.
      </p>
      <Button type="submit" block busy={form.isSending} disabled={startup === undefined}>
        Sign Up
      </Button>
      <p className={styles.other}>
        Have an account? <PageLink to={loginPath(previousPath)}>Log In</PageLink>
      </p>
    </form>
  );
}
