import { builder } from '../platform/graphql/builder.ts';
import { PageRef } from './page.schema.ts';
import { WHOLE_PAGE } from './page-queries.schema.ts';

builder.queryField('eventResults', (t) =>
  t.field({
    type: PageRef,
    nullable: true,
    description:
      'How the markets of an event that is over came out, laid out as its page was. Null before, and where nothing is on record.',
    authScopes: { public: true },
    complexity: WHOLE_PAGE,
    args: { canonicalUrl: t.arg.string({ description: "The event's, or that of one of its tabs." }) },
    resolve: (_root, { canonicalUrl }, { services }) => services.marketplace.results(canonicalUrl),
  }),
);
