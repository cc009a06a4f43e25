import type { FeedMessage, Fixture } from '../message.ts';

/** What was wrong with a recording, for an operator. Nothing is ever graded from a recording that has a fault. */
export interface RecordingFault {
  readonly kind:
    | 'not-a-recording'
    | 'cut-off'
    | 'unknown-team'
    | 'impossible-play'
    | 'scores-disagree'
    | 'no-end';
  readonly message: string;
}

/** A recording as messages. With a fault the messages go as far as can be trusted and end with 'suspend'. */
export type ReadRecording =
  | { readonly fixture: Fixture; readonly messages: readonly FeedMessage[]; readonly fault?: RecordingFault }
  | { readonly fixture?: undefined; readonly messages?: undefined; readonly fault: RecordingFault };
