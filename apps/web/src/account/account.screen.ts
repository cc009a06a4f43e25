import { plainScreen } from '../app/screen.tsx';

export const loginScreen = plainScreen(async () => (await import('./login-page.tsx')).LoginPage);
export const signUpScreen = plainScreen(async () => (await import('./sign-up-page.tsx')).SignUpPage);
export const signUpSuccessScreen = plainScreen(
  async () => (await import('./sign-up-success-page.tsx')).SignUpSuccessPage,
);
export const summaryScreen = plainScreen(async () => (await import('./summary-page.tsx')).SummaryPage);
