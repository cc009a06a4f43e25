import { useState } from 'react';
import type { featuredCardData_bet$data } from '../../__generated__/featuredCardData_bet.graphql.ts';
import { useOnline } from '../../app/online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeaturedLegs } from './featured-legs.tsx';
import type { Featured } from './use-featured.ts';

interface FeaturedDialogProps {
  bet: featuredCardData_bet$data;
  featured: Featured;
  onClose: () => void;
}

/** The 'featured-bet' modal: all legs, and whether a slip that is not empty gets them too or is replaced by them. */
export function FeaturedDialog({ bet, featured, onClose }: FeaturedDialogProps) {
  const online = useOnline();
  const [sending, setSending] = useState<'add' | 'replace'>();
  const take = async (which: 'add' | 'replace') => {
    setSending(which);
    const done = await featured.add(which === 'replace');
    setSending(undefined);
    if (done) onClose();
  };
  const button = (which: 'add' | 'replace', label: string) => (
    <Button
      size="medium"
      tone={which === 'add' ? 'primary' : 'secondary'}
      busy={sending === which}
      disabled={!online || (sending !== undefined && sending !== which)}
      onClick={() => void take(which)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      title={`${bet.header}: ${bet.title}`}
      onClose={onClose}
      actions={
        featured.selected ? (
          <Button size="medium" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            {featured.asks ? (
              button('replace', 'Replace')
            ) : (
              <Button size="medium" tone="secondary" onClick={onClose}>
                Not Now
              </Button>
            )}
            {button('add', 'Add')}
          </>
        )
      }
    >
      <FeaturedLegs legs={bet.legs} />
      {featured.asks && <p>Your betslip is not empty: add these to it, or put them in its place.</p>}
      {!online && <Banner tone="warn">You are offline.</Banner>}
    </Dialog>
  );
}
