import { useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { openStream, type StreamAnswer } from './open-stream.ts';
import { reactionTo, type WatchReaction, waitMs } from './watch-reaction.ts';

export type StreamView =
  | { readonly kind: 'opening' }
  /** src is of the latest picture; undefined before the first. */
  | { readonly kind: 'playing'; readonly src: string | undefined }
  | { readonly kind: 'refused'; readonly message: string; readonly reaction: WatchReaction };

const FAILED: StreamView = {
  kind: 'refused',
  message: 'The stream could not be started. Please try again.',
  reaction: 'again',
};
const OVER: StreamView = { kind: 'refused', message: 'This stream has ended.', reaction: 'none' };

/** Follows the stream of an event while it is shown. Answers what is to be seen, and how to ask again. */
export function useStream(eventId: string): readonly [StreamView, () => void] {
  const environment = useRelayEnvironment();
  const [view, setView] = useState<StreamView>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const show = (shown: StreamView) => {
      if (!isOver) setView(shown);
    };
    openStream(environment, eventId).then(
      (answer) => {
        if (!isOver) stop = follow(answer, show, again);
      },
      () => show(FAILED),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [environment, eventId, attempt, again]);
  return [view, again];
}

/** Shows the pictures, or why there are none. Answers what ends it. */
function follow(answer: StreamAnswer, show: (view: StreamView) => void, again: () => void): () => void {
  if (answer.__typename === 'LiveStream') return play(answer.url, show, again);
  if (answer.__typename !== 'LiveStreamError') {
    show(FAILED);
    return () => {};
  }
  const reaction = reactionTo(answer.liveStreamErrorCode);
  show({ kind: 'refused', message: answer.message, reaction });
  if (reaction !== 'wait') return () => {};
  const timer = setTimeout(again, waitMs(answer.retryAfterSeconds));
  return () => clearTimeout(timer);
}

function play(url: string, show: (view: StreamView) => void, again: () => void): () => void {
  show({ kind: 'playing', src: undefined });
  const pictures = new EventSource(url);
  pictures.addEventListener('frame', ({ data }: MessageEvent<string>) =>
    show({ kind: 'playing', src: `data:image/svg+xml,${encodeURIComponent(data)}` }),
  );
  pictures.addEventListener('end', ({ data }: MessageEvent<string>) => {
    pictures.close();
    // A ticket runs out while the game goes on.
    if (data === 'EXPIRED') again();
    else show(OVER);
  });
  // A lost line is taken up again by the browser; a refused one is not.
  pictures.addEventListener('error', () => {
    if (pictures.readyState === EventSource.CLOSED) show(FAILED);
  });
  return () => pictures.close();
}
