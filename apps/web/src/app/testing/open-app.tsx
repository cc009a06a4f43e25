import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '../app.tsx';
import { Worlds } from '../identity-world.ts';
import { Session } from '../session/session.ts';
import { writeTokens } from '../session/tokens.ts';
import { Startup } from '../startup/startup.ts';

interface OpenOptions {
  /** With a stored token, as on a second visit. */
  asPatron?: boolean;
}

/** Opens the whole app at an address, as main.tsx does, against whatever `fetch` is. */
export function openApp(path: string, { asPatron = false }: OpenOptions = {}) {
  if (asPatron) {
    writeTokens({
      accessTokenRefreshAt: new Date(Date.now() + 800_000).toISOString(),
      bearerToken: 'bearer',
      limitedAccessToken: null,
      refreshToken: 'refresh',
      userId: 'u',
    });
  }
  const session = new Session({ exclusively: (_name, work) => work() });
  const startup = new Startup();
  const history = createMemoryHistory({ initialEntries: [path] });
  session.start();
  const worlds = new Worlds(session, startup, history);
  render(<App session={session} startup={startup} worlds={worlds} />);
  return { session, startup, history };
}
