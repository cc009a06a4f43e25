import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { legData_leg$key } from '../__generated__/legData_leg.graphql.ts';
import type { ticketLeg_leg$key } from '../__generated__/ticketLeg_leg.graphql.ts';
import { legMarket, legWhere } from '../app/leg-where.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { PageLink } from '../app/page-link.tsx';
import { type EventMoment, phaseOf } from '../marketplace/event/event-state.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { cx } from '../ui/cx.ts';
import { Dotted } from '../ui/dotted.tsx';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { legData, progressOf } from './leg-data.ts';
import { LegDecision } from './leg-decision.tsx';
import { LegMeter } from './leg-meter.tsx';
import { LegScore } from './leg-score.tsx';
import styles from './ticket-leg.module.css';
import { legMark } from './ticket-view.ts';
import { teasedName } from './ticket-words.ts';

interface TicketLegProps {
  leg: ticketLeg_leg$key;
  /** A ticket of one leg already has its name and odds in its head. */
  alone: boolean;
  /** Whether its bet is: a leg of one that is paid stands still. */
  isOpen: boolean;
  /** Whether its own odds count. */
  priced: boolean;
  /** Whether it stands under the name of its game. */
  grouped: boolean;
}

/** A leg on the rail: how it stands, the score and clock, and once decided what decided it. */
export function TicketLeg({ leg: key, alone, isOpen, priced, grouped }: TicketLegProps) {
  const leg = useFragment(
    graphql`
      fragment ticketLeg_leg on BetLeg {
        eventName
        marketName
        selectionName
        outcome
        outcomeLabel
        odds {
          numeratorLong
          denominatorLong
        }
        points {
          formattedPoints
        }
        teasedPoints {
          formattedPoints
        }
        ...legDecision_leg
        ...legData_leg
        event {
          canonicalUrl
          status
          startTime
          statistics {
            isInPlay
            homeScore
            awayScore
            progress
          }
          ...legScore_event
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const odds = readOdds(leg.odds);
  const line = leg.points?.formattedPoints;
  const teased = leg.teasedPoints?.formattedPoints;
  const { event } = leg;
  const mark = legMark(leg.outcome, event ? phaseOf(event) === 'live' : false);
  const market = grouped ? legMarket(leg) : undefined;
  const where = market ?? (alone ? leg.eventName : <Dotted parts={legWhere(leg)} />);
  const place =
    event && hasPage(event, Date.now()) ? (
      <PageLink to={event.canonicalUrl} className={styles.event}>
        {where}
      </PageLink>
    ) : (
      <span>{where}</span>
    );
  // A ticket's head that asks the question says the market, too.
  const isHeadEnough = alone && legMarket(leg) === undefined;
  const decided = leg.outcome !== 'PENDING';
  const progress = isOpen ? progressOf(readInlineData<legData_leg$key>(legData, leg)) : undefined;
  return (
    <li className={styles.leg}>
      <span className={cx(styles.mark, styles[mark.tone])}>
        {mark.icon ? <Icon name={mark.icon} size={14} /> : <i />}
      </span>
      <div className={styles.body}>
        <div className={styles.row}>
          {isHeadEnough ? (
            <span className={styles.second}>{place}</span>
          ) : (
            <b>
              {alone ? leg.marketName : trueMinus(teasedName(leg.selectionName, line, teased))}
              {teased !== undefined && line !== undefined && (
                <span className={styles.moved}> moved from {trueMinus(line)}</span>
              )}
            </b>
          )}
          {!alone && priced && odds && <span>{trueMinus(formatOdds(odds, format))}</span>}
          {alone && <span className={styles.outcome}>{leg.outcomeLabel}</span>}
        </div>
        {(!isHeadEnough || event) && (
          <div className={cx(styles.row, styles.second)}>
            {!isHeadEnough && place}
            {event && <LegScore event={event} />}
          </div>
        )}
        {!alone && decided && <p className={styles.outcome}>{leg.outcomeLabel}</p>}
        {progress && <LegMeter progress={progress} />}
        <LegDecision leg={leg} tone={mark.tone} />
      </div>
    </li>
  );
}

const DAY_MS = 86_400_000;

/** A game that is over keeps its page for about a day; its score stands on the ticket for good. */
function hasPage(event: EventMoment, now: number): boolean {
  const isToCome = phaseOf(event) === 'upcoming' || phaseOf(event) === 'live';
  return isToCome || now - Date.parse(event.startTime) < DAY_MS;
}
