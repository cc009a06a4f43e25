import {
  ApplicationMetadataType,
  RegionalMetadataType,
  regionCodeOf,
  ServiceAttributesType,
} from '../identity/identity.schema.ts';
import { StandardEventRef } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ErrorInterface, type ErrorResult } from '../platform/graphql/error-types.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';
import { STREAM_REFUSALS } from './refusal.ts';
import { LIVE_STREAM_PATH } from './sandbox/live-streams.routes.ts';
import {
  type EventStream,
  marketCodeOf,
  type OpenedStream,
  type OpenOutcome,
  type StreamRefusal,
  type Streams,
} from './streams.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    streams: Streams;
  }
}

const StreamStatusEnum = builder.enumType('LiveStreamStatus', { values: ['LIVE', 'SCHEDULED'] as const });

const EventLiveStreamRef = builder.objectRef<EventStream>('EventLiveStream').implement({
  fields: (t) => ({
    dmas: t.stringList({
      description: 'Market codes it is shown in; empty: everywhere. Compare regionalMetadata.marketCode.',
      resolve: ({ dmas }) => [...dmas],
    }),
    status: t.field({
      type: StreamStatusEnum,
      resolve: ({ state }) => (state === 'live' ? 'LIVE' : 'SCHEDULED'),
    }),
  }),
});

builder.objectField(StandardEventRef, 'eventLiveStream', (t) =>
  t.field({
    type: EventLiveStreamRef,
    nullable: true,
    description: 'Null where nothing is, or is soon, to be watched. openLiveStream says who may watch.',
    resolve: ({ event }, _args, { services }) => services.streams.of(event),
  }),
);

builder.objectField(ApplicationMetadataType, 'liveStreamingEnabled', (t) =>
  t.boolean({ resolve: ({ context }) => context.services.streams.areOn }),
);

builder.objectField(RegionalMetadataType, 'marketCode', (t) =>
  t.string({
    nullable: true,
    description: 'The designated market area somebody is taken to be in; in Canada the province.',
    resolve: ({ context }) => marketCodeOf(regionCodeOf(context)),
  }),
);

builder.objectField(ServiceAttributesType, 'liveStreamPath', (t) =>
  t.string({ resolve: () => LIVE_STREAM_PATH }),
);

const LiveStreamRef = builder.objectRef<OpenedStream>('LiveStream').implement({
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'After that it has to be opened again.',
    }),
    url: t.exposeString('url', {
      description: "Server-sent events: each 'frame' is an SVG, an 'end' says why there will be no more.",
    }),
  }),
});

const RefusalEnum = builder.enumType('LiveStreamErrorCode', { values: STREAM_REFUSALS });

interface StreamError extends ErrorResult<'LiveStreamError'> {
  readonly code: StreamRefusal;
  readonly retryAfterSeconds: number | undefined;
}

const LiveStreamErrorRef = builder.objectRef<StreamError>('LiveStreamError').implement({
  interfaces: [ErrorInterface],
  fields: (t) => ({
    liveStreamErrorCode: t.field({ type: RefusalEnum, resolve: ({ code }) => code }),
    retryAfterSeconds: t.int({ nullable: true, resolve: ({ retryAfterSeconds }) => retryAfterSeconds }),
  }),
});

const LiveStreamResultRef = builder.unionType('LiveStreamResult', {
  types: [LiveStreamRef, LiveStreamErrorRef],
  resolveType: (result: OpenedStream | StreamError) =>
    '__typename' in result ? 'LiveStreamError' : 'LiveStream',
});

builder.mutationField('openLiveStream', (t) =>
  t.field({
    type: LiveStreamResultRef,
    description: 'Lets a patron watch an event. Whoever may not is told why.',
    authScopes: { public: true },
    args: { eventId: t.arg.id() },
    resolve: async (_root, { eventId }, { services, viewer, ipAddress }) => {
      const global = fromGlobalId(eventId);
      const rawId = global?.typename === 'StandardEvent' ? global.rawId : eventId;
      return answerOf(await services.streams.open(viewer, rawId, ipAddress));
    },
  }),
);

function answerOf(outcome: OpenOutcome): OpenedStream | StreamError {
  if (outcome.kind === 'opened') return outcome.stream;
  const { code, message, retryAfterSeconds } = outcome;
  return { __typename: 'LiveStreamError', code, message, retryAfterSeconds };
}
