import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSessionActions, useStartupPayload } from '../app/app-context.ts';
import { useDocumentTitle } from '../app/document-title.ts';
import { PageLink } from '../app/page-link.tsx';
import { signUpPath } from '../app/router/previous-path.ts';
import { usePreviousPath } from '../app/router/use-previous-path.ts';
import { isLogoutReason, logoutMessage } from '../app/session/logout-reason.ts';
import { brand } from '../brands/brand.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import styles from './form.module.css';
import { PasswordInput } from './password-input.tsx';

type Attempt =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'missing'; readonly field: 'username' | 'password'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Logging in leads back to where one was: the route sends patrons on as soon as there is one. */
export function LoginPage() {
  useDocumentTitle('Log In');
  const { login } = useSessionActions();
  const isRegionKnown = useStartupPayload() !== undefined;
  const previousPath = usePreviousPath();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'editing' });
  const reason = useLocation({
    select: ({ state }) => ('logoutReason' in state ? state.logoutReason : undefined),
  });
  const message = isLogoutReason(reason) ? logoutMessage(reason) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingPart(username, password);
    setAttempt(missing ?? { kind: 'sending' });
    if (missing !== undefined) return;
    const outcome = await login(username.trim(), password);
    if (outcome.kind === 'refused') {
      setAttempt({ kind: 'failed', message: outcome.message ?? 'Your email or password is not right.' });
    } else if (outcome.kind === 'unreachable') {
      setAttempt({ kind: 'failed', message: 'We could not reach our server. Please try again.' });
    }
  };

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt.kind === 'missing') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  const missingIn = (field: 'username' | 'password') =>
    attempt.kind === 'missing' && attempt.field === field ? attempt.message : undefined;
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (attempt.kind === 'missing') setAttempt({ kind: 'editing' });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h1>Log In</h1>
        <p>{brand.tagline}</p>
      </div>
      {message !== undefined && attempt.kind === 'editing' && (
        <Banner tone="info" role="status">
          {message}
        </Banner>
      )}
      {attempt.kind === 'failed' && (
        <Banner tone="down" role="alert">
          {attempt.message}
        </Banner>
      )}
      <Input
        label="Email"
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={typed(setUsername)}
        error={missingIn('username')}
        required
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={typed(setPassword)}
        error={missingIn('password')}
      />
      <Button type="submit" block busy={attempt.kind === 'sending'} disabled={!isRegionKnown}>
        Log In
      </Button>
      <p className={styles.other}>
        New here? <PageLink to={signUpPath(previousPath)}>Sign Up</PageLink>
      </p>
    </form>
  );
}

function missingPart(username: string, password: string): Extract<Attempt, { kind: 'missing' }> | undefined {
  if (username.trim() === '') {
    return { kind: 'missing', field: 'username', message: 'Please enter your email' };
  }
  if (password !== '') return undefined;
  return { kind: 'missing', field: 'password', message: 'Please enter your password' };
}
