import { fetchQuery, graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { startupQuery, startupQuery$data } from '../../__generated__/startupQuery.graphql.ts';
import { isUnauthenticated } from '../network/request-error.ts';
import { renewOrTell } from '../renew-or-tell.ts';
import { report } from '../report.ts';
import type { Session } from '../session/session.ts';
import { readVisitorToken, writeTokens, writeVisitorToken } from '../session/tokens.ts';

export type StartupPayload = startupQuery$data['startup'];

export type StartupState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'done'; readonly payload: StartupPayload }
  | { readonly kind: 'error' };

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 300;

const query = graphql`
  query startupQuery {
    startup {
      anonymousToken
      applicationMetadata {
        acceptChangesOptimizations
        amountDebounceMilliseconds
        betPlacedResetMilliseconds
        casinoEnabled
        currentTime
        heartbeatIntervalSeconds
        inactivityThresholdMinutes
        liveStreamingEnabled
      }
      regionalMetadata {
        currentCountry
        currentRegionCode
        ipAddress
        marketCode
        validRegion
      }
      responsibleGaming {
        helpline
        message
      }
      serviceAttributes {
        supportEmail
        supportPhone
      }
    }
  }
`;

/** What the server says when the app starts: where we are, which limits hold, the visitor's token. */
export class Startup {
  #state: StartupState = { kind: 'loading' };
  readonly #listeners = new Set<() => void>();

  get state(): StartupState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the server, settles whether the stored token holds, and keeps the visitor's token. Never throws. */
  async load(environment: Environment, session: Session, wait = sleep): Promise<void> {
    try {
      await session.renewIfDue();
      const payload = await this.#ask(environment, session, wait);
      if (readVisitorToken() === undefined) writeVisitorToken(payload.anonymousToken);
      const { currentRegionCode, currentCountry } = payload.regionalMetadata;
      session.setPlace({ region: currentRegionCode, country: currentCountry });
      session.settle(true);
      this.#become({ kind: 'done', payload });
    } catch (error) {
      // No answer is no refusal: a stored token still counts when the server is back.
      report('startup', 'The startup query failed', error);
      if (this.#state.kind !== 'done') this.#become({ kind: 'error' });
    }
  }

  /**
   * A refused token is thrown away and the question asked again without it, three times at most. A patron's is renewed
   * instead; where that is refused they are logged out.
   */
  async #ask(
    environment: Environment,
    session: Session,
    wait: (milliseconds: number) => Promise<void>,
  ): Promise<StartupPayload> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(environment);
      } catch (error) {
        if (!isUnauthenticated(error) || attempt > ATTEMPTS) throw error;
        if (session.isLoggedIn === true) {
          if (!(await renewOrTell(session))) throw error;
        } else {
          session.settle(false);
          writeTokens(undefined);
          writeVisitorToken(undefined);
        }
        await wait(FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  #become(state: StartupState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function ask(environment: Environment): Promise<StartupPayload> {
  const options = { networkCacheConfig: { force: true, metadata: { token: 'now' } } };
  const data = await fetchQuery<startupQuery>(environment, query, {}, options).toPromise();
  if (data === undefined) throw new Error('The startup query gave no answer');
  return data.startup;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
