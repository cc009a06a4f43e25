import { foldPlays } from '@fairline/feed/fold-plays.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../platform/clock.ts';

export interface Known {
  readonly catalogue: Pick<Catalogue, 'competitions'>;
  readonly clock: Clock;
  /** Whether anything was accepted of the event before. */
  readonly isKnown: boolean;
}

const DAY_MS = 86_400_000;
/** An event is announced as long before its start at most. */
const EARLIEST_MS = 2 * 365 * DAY_MS;
/** And as long after it; later only what is known of an event can be told again. */
const LATEST_MS = DAY_MS;

/** Why a message cannot be true of the games there are, in a line for whoever sent it; undefined when it can. */
export function impossible(message: FeedMessage, known: Known): string | undefined {
  if (!('fixture' in message)) return undefined;
  const { fixture } = message;
  const wrong = strangeTo(known.catalogue, fixture) ?? wrongStart(fixture, known);
  return wrong ?? (message.kind === 'snapshot' ? unreadable(fixture, message.plays) : undefined);
}

function strangeTo(catalogue: Known['catalogue'], fixture: Fixture): string | undefined {
  const competition = catalogue.competitions().find(({ slug }) => slug === fixture.competition);
  if (!competition) return `fixture.competition: the catalogue has no '${fixture.competition}'`;
  const { sport, organization } = competition;
  if (fixture.sport !== sport.slug)
    return `fixture.sport: '${competition.slug}' is a competition of '${sport.slug}'`;
  if (fixture.organization !== organization.slug)
    return `fixture.organization: '${competition.slug}' is a competition of '${organization.slug}'`;
  return wrongField(fixture);
}

/** A sport is one of two sides or one of a field: by its own rules nobody wins the other, and the bets would never be decided. */
function wrongField({ sport, field }: Fixture): string | undefined {
  const model = sportModel(sport);
  if (!model || (model.field !== undefined) === (field !== undefined)) return undefined;
  return model.field
    ? `fixture.field: is missing; in '${sport}' a field takes part`
    : `fixture.field: '${sport}' is played by two sides, and no field takes part`;
}

function wrongStart({ startsAt }: Fixture, { clock, isKnown }: Known): string | undefined {
  const ahead = Date.parse(startsAt) - clock.now();
  if (ahead <= EARLIEST_MS && (isKnown || ahead >= -LATEST_MS)) return undefined;
  return ahead < 0
    ? 'fixture.startsAt: is more than a day ago, and the event was never announced'
    : 'fixture.startsAt: must be a date at most two years ahead';
}

function unreadable(fixture: Fixture, plays: readonly unknown[]): string | undefined {
  const model = sportModel(fixture.sport);
  if (!model) return `fixture.sport: nothing plays '${fixture.sport}'`;
  const folded = foldPlays(model, model.initial(matchSetup(fixture)), plays);
  return folded.kind === 'impossible' ? `plays: ${folded.reason.slice(0, 300)}` : undefined;
}
