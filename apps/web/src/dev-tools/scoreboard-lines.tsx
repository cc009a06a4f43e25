import { useState } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import type { scoreboardScoresQuery } from '../__generated__/scoreboardScoresQuery.graphql.ts';
import { AppContext } from '../app/app-context.ts';
import { Session } from '../app/session/session.ts';
import { Startup } from '../app/startup/startup.ts';
import { Store } from '../app/store.ts';
import { LineScore } from '../marketplace/event/line-score.tsx';
import { ScoreLine } from '../marketplace/event/score-line.tsx';
import { WinProbability } from '../marketplace/event/win-probability.tsx';
import { Leaderboard } from '../marketplace/field/leaderboard.tsx';
import { Card } from '../ui/card.tsx';
import { query, scores, scoresEnvironment } from './scoreboard-scores.ts';
import { Cell, Group } from './specimen.tsx';

const FIELD = {
  leaderboardColumns: ['Thru', 'Today', 'Total'],
  leaderboard: [
    { name: 'Ola', place: '1', values: ['14', '−4', '−11'], countryCode: 'CHE', countryName: 'Switzerland' },
    { name: 'Brandt', place: 'T2', values: ['F', '−2', '−9'], countryCode: 'BEL', countryName: 'Belgium' },
    { name: 'Kvist', place: 'T2', values: ['16', 'E', '−9'], countryCode: 'DNK', countryName: 'Denmark' },
    { name: 'Arden', place: '4', values: ['9', '+1', '−7'], countryCode: 'IRL', countryName: 'Ireland' },
  ].map(({ countryCode, ...row }, player) => ({
    ...row,
    player,
    team: '',
    countryUrl: `/images/flags/60x60/${countryCode}.svg`,
  })),
};

/** What stands around a drawing on an event's page: sides and score, score by part, chances; and the leaderboard of a field. */
export function ScoreboardLines() {
  const [app] = useState(() => {
    const live = {
      environment: scoresEnvironment(),
      onResumed: () => () => {},
      interrupted: new Store(false),
      close: () => {},
    };
    return { session: new Session(), startup: new Startup(), live };
  });
  return (
    <Group title="Score line, line score, win probability, leaderboard">
      <AppContext value={app}>
        <RelayEnvironmentProvider environment={app.live.environment}>
          {scores.map(({ title, event }) => (
            <Cell key={title} label={title}>
              <Card padded>
                <Scores path={event.id} />
              </Card>
            </Cell>
          ))}
        </RelayEnvironmentProvider>
      </AppContext>
      <Cell label="A field">
        <Card padded>
          <Leaderboard state={FIELD} header="Player" />
        </Card>
      </Cell>
    </Group>
  );
}

function Scores({ path }: { path: string }) {
  const { page } = useLazyLoadQuery<scoreboardScoresQuery>(query, { path }, { fetchPolicy: 'store-only' });
  const event = page.__typename === 'Page' ? page.event : null;
  if (!event) return null;
  return (
    <>
      <ScoreLine event={event} />
      <LineScore event={event} live={event.statistics.isInPlay} />
      <WinProbability event={event} />
    </>
  );
}
