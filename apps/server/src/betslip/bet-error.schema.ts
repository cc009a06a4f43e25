import { builder } from '../platform/graphql/builder.ts';
import { BET_ERROR_DISPLAY_TYPES, type SlipError } from './bet-error.ts';

const BetErrorDisplayTypeEnum = builder.enumType('BetErrorDisplayType', {
  values: BET_ERROR_DISPLAY_TYPES,
});

/** The code is a string so that what other domains refuse for reasons of their own fits, too. */
export const BetslipErrorRef = builder.objectRef<SlipError>('BetslipError').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    disableAwardsDisplay: t.exposeBoolean('disableAwardsDisplay'),
    displayType: t.expose('displayType', { type: BetErrorDisplayTypeEnum }),
    message: t.exposeString('message'),
    priority: t.exposeInt('priority', { description: 'The lowest number is the most important.' }),
  }),
});
