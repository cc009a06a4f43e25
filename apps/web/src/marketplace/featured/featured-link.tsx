import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql, readInlineData } from 'relay-runtime';
import type {
  featuredCardData_bet$data,
  featuredCardData_bet$key,
} from '../../__generated__/featuredCardData_bet.graphql.ts';
import type { featuredLinkQuery } from '../../__generated__/featuredLinkQuery.graphql.ts';
import { useSlip } from '../../betslip/slip-context.tsx';
import { showToast } from '../../ui/toasts.ts';
import { featuredCardData } from './featured-card-data.ts';
import { FeaturedDialog } from './featured-dialog.tsx';
import { useFeatured } from './use-featured.ts';

/** A featured bet that a link names: on an empty slip, or alone, it is added at once; else it is asked. */
export function FeaturedLink({ featuredBetId, onDone }: { featuredBetId: string; onDone: () => void }) {
  const environment = useRelayEnvironment();
  const { client } = useSlip();
  const [bet, setBet] = useState<featuredCardData_bet$data>();
  useEffect(() => {
    const query = graphql`
      query featuredLinkQuery($featuredBetId: String!) {
        featuredBet(featuredBetId: $featuredBetId) {
          ...featuredCardData_bet
        }
      }
    `;
    const asked = fetchQuery<featuredLinkQuery>(environment, query, { featuredBetId }).toPromise();
    let gone = false;
    // What is on the slip decides what is asked: it has to be there first.
    void Promise.all([asked, client.refresh()]).then(
      ([answer]) => {
        if (gone) return;
        const found = answer?.featuredBet;
        if (found) setBet(readInlineData<featuredCardData_bet$key>(featuredCardData, found));
        else fail('This bet is not on offer any more.', onDone);
      },
      () => {
        if (!gone) fail('The bet could not be loaded. Please follow the link again.', onDone);
      },
    );
    return () => {
      gone = true;
    };
  }, [environment, client, featuredBetId, onDone]);
  return bet ? <Found bet={bet} onDone={onDone} /> : null;
}

function Found({ bet, onDone }: { bet: featuredCardData_bet$data; onDone: () => void }) {
  const featured = useFeatured(bet);
  const [asks] = useState(featured.asks);
  useEffect(() => {
    if (asks) return;
    // Already on the slip, from the same link before: nothing to do.
    if (!featured.selected) void featured.add(false);
    onDone();
  }, [asks, featured, onDone]);
  return asks ? <FeaturedDialog bet={bet} featured={featured} onClose={onDone} /> : null;
}

function fail(title: string, onDone: () => void): void {
  showToast({ type: 'danger', title });
  onDone();
}
