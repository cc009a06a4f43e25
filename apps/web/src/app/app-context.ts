import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AppEnvironment } from './environment.ts';
import type { LogoutReason } from './session/logout-reason.ts';
import type { LoginOutcome, Session, SessionStep } from './session/session.ts';
import { isLoggedIn, type SessionState, shownPatron } from './session/session-state.ts';
import type { Startup, StartupPayload, StartupState } from './startup/startup.ts';

export interface AppServices {
  readonly session: Session;
  readonly startup: Startup;
  readonly live: AppEnvironment;
}

export const AppContext = createContext<AppServices | null>(null);

function useServices(): AppServices {
  const services = useContext(AppContext);
  if (services === null) throw new Error('This part of the app must stand inside <App>');
  return services;
}

function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/** null until known. */
export function useIsLoggedIn(): boolean | null {
  return isLoggedIn(useSession());
}

/** Whose data is on screen; undefined for visitors. */
export function useShownPatron(): string | undefined {
  return shownPatron(useSession());
}

export interface SessionActions {
  /** Afterwards one is at `destination`, or where one came from. */
  login(username: string, password: string, destination?: string): Promise<LoginOutcome>;
  logout(reason: LogoutReason): Promise<void>;
  /** A step between the token and being logged in, e.g. carrying the betslip over. Answers what takes it away. */
  onLoggedIn(step: SessionStep): () => void;
  /** A step before the session ends, while the token still counts. Answers what takes it away. */
  onLoggingOut(step: SessionStep): () => void;
}

export function useSessionActions(): SessionActions {
  return useServices().session;
}

export function useStartup(): StartupState {
  const { startup } = useServices();
  return useSyncExternalStore(startup.subscribe, () => startup.state);
}

/** undefined until the startup query answered. */
export function useStartupPayload(): StartupPayload | undefined {
  const state = useStartup();
  return state.kind === 'done' ? state.payload : undefined;
}

/** Registers what to do when the websocket is back after it was lost. */
export function useOnResumed(): AppEnvironment['onResumed'] {
  return useServices().live.onResumed;
}

/** Whether what is shown may be out of date, for the websocket has been lost for longer than a moment. */
export function useInterrupted(): boolean {
  const { interrupted } = useServices().live;
  return useSyncExternalStore(interrupted.subscribe, interrupted.get);
}
