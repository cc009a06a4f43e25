import type { RouterHistory } from '@tanstack/react-router';
import { type AppEnvironment, createAppEnvironment } from './environment.ts';
import { createAppRouter } from './router/router.tsx';
import { leadsToLogin } from './session/logout-reason.ts';
import type { Session } from './session/session.ts';
import { forgetSessionStart } from './session/session-start.ts';
import type { Startup } from './startup/startup.ts';

/** Everything that belongs to one visitor or patron: their data, their connection, the pages they are shown. */
export interface IdentityWorld {
  readonly identity: string;
  readonly live: AppEnvironment;
  readonly router: ReturnType<typeof createAppRouter>;
}

/** Makes a new world each time somebody logs in or out, so that no data crosses from one person to the next. */
export class Worlds {
  #current: IdentityWorld;
  readonly #listeners = new Set<() => void>();
  readonly #session: Session;
  readonly #startup: Startup;
  readonly #history: RouterHistory;

  constructor(session: Session, startup: Startup, history: RouterHistory) {
    this.#session = session;
    this.#startup = startup;
    this.#history = history;
    this.#current = this.#make();
    session.subscribe(() => this.#follow());
  }

  get current(): IdentityWorld {
    return this.#current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #identity(): string | undefined {
    const { state } = this.#session;
    switch (state.kind) {
      case 'logged-in':
        return state.userId;
      case 'logged-out':
        return '';
      case 'setting-up':
        return state.hasNewTokens ? undefined : state.userId;
      default:
        return undefined;
    }
  }

  #follow(): void {
    const identity = this.#identity();
    if (identity === undefined || identity === this.#current.identity) return;
    const { state } = this.#session;
    const before = this.#current;
    if (state.kind === 'logged-out') {
      forgetSessionStart();
      if (state.reason !== undefined && leadsToLogin(state.reason)) {
        this.#history.replace('/login', { logoutReason: state.reason });
      }
    }
    const destination = state.kind === 'logged-in' ? this.#session.takeDestination() : undefined;
    if (destination !== undefined) this.#history.replace(destination);
    this.#current = this.#make();
    for (const listener of this.#listeners) listener();
    // The old world is still on the screen until React has drawn the new one.
    setTimeout(() => before.live.close());
  }

  #make(): IdentityWorld {
    const identity = this.#identity() ?? '';
    const session = this.#session;
    let asking: Promise<void> | undefined;
    const ask = () => {
      asking ??= this.#startup.load(live.environment, session).finally(() => {
        asking = undefined;
      });
      return asking;
    };
    const first = () => started;
    const live = createAppEnvironment(session, { first, again: ask }, identity === '' ? undefined : identity);
    const started = ask();
    const router = createAppRouter(this.#history, { environment: live.environment, session });
    return { identity, live, router };
  }
}
