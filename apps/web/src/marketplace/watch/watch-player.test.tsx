import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveStreamErrorCode } from '../../__generated__/openStreamMutation.graphql.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { WatchPlayer } from './watch-player.tsx';
import { reactionTo, waitMs } from './watch-reaction.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser's own, moved by hand. */
class FixedPictures extends EventTarget {
  static readonly CLOSED = 2;
  static last: FixedPictures | undefined;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FixedPictures.last = this;
  }

  say(name: string, data: string): void {
    act(() => {
      this.dispatchEvent(new MessageEvent(name, { data }));
    });
  }

  close(): void {
    this.readyState = FixedPictures.CLOSED;
  }
}

const refusal = (liveStreamErrorCode: string) => ({
  __typename: 'LiveStreamError',
  code: liveStreamErrorCode,
  liveStreamErrorCode,
  message: `It is ${liveStreamErrorCode}.`,
  retryAfterSeconds: null,
});

function watch(...answers: object[]) {
  let asked = 0;
  const { house } = new SlipHouse({
    openLiveStream: () => answers[Math.min(asked++, answers.length - 1)],
  });
  return renderInApp(house, <WatchPlayer eventId="StandardEvent:g1" name="Bills at Chiefs" />);
}

test.each([
  ['PATRON_ANONYMOUS', 'link', 'Log In to Watch'],
  ['PATRON_BALANCE', 'link', 'Deposit'],
  ['NO_BET_PLACED_ON_EVENT', 'button', 'Try Again'],
  ['ERROR', 'button', 'Try Again'],
])('%s is said with a %s: %s [LIVE-016]', async (code, role, name) => {
  watch(refusal(code));
  expect(await screen.findByText(`It is ${code}.`)).toBeTruthy();
  expect(screen.getByRole(role, { name })).toBeTruthy();
});

test.each<[LiveStreamErrorCode, string]>([
  ['EVENT_CANCELLED', 'none'],
  ['EVENT_CLOSED', 'none'],
  ['STREAM_CANCELLED', 'none'],
  ['STREAM_CLOSED', 'none'],
  ['EVENT_PENDING', 'wait'],
  ['STREAM_PENDING', 'wait'],
  ['RATE_LIMITED', 'wait'],
])('%s is said, and what follows is: %s [LIVE-016]', async (code, reaction) => {
  expect(reactionTo(code)).toBe(reaction);
  watch(refusal(code));
  expect(await screen.findByText(`It is ${code}.`)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever asked too often waits as long as the server says [LIVE-016]', () => {
  expect(waitMs(7)).toBe(7_000);
  expect(waitMs(null)).toBe(20_000);
});

test('after a failure it can be tried again; then the pictures are shown until the end [LIVE-014]', async () => {
  vi.stubGlobal('EventSource', FixedPictures);
  watch(refusal('ERROR'), { __typename: 'LiveStream', url: '/live-streams/ticket', expiresAt: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The stream is starting …')).toBeTruthy();
  await vi.waitFor(() => expect(FixedPictures.last?.url).toBe('/live-streams/ticket'));
  FixedPictures.last?.say('frame', '<svg>1</svg>');
  const picture = await screen.findByRole('img', { name: 'Bills at Chiefs, drawn as it is played' });
  expect(picture).toHaveProperty('src', 'data:image/svg+xml,%3Csvg%3E1%3C%2Fsvg%3E');
  FixedPictures.last?.say('end', 'EVENT_CLOSED');
  expect(await screen.findByText('This stream has ended.')).toBeTruthy();
});
