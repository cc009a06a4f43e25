import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ToastCard } from '../ui/toaster.tsx';
import { showToast, type Toast } from '../ui/toasts.ts';
import { Group, Row } from './specimen.tsx';

const shown = { secondsUntilRemoved: -1, dismissible: true } as const;

const TOASTS: readonly Toast[] = [
  { ...shown, id: 'a', type: 'success', title: 'Bet placed', body: '$25.00 to win $277.41' },
  {
    ...shown,
    id: 'b',
    type: 'danger',
    title: 'Bet not placed',
    body: 'Bills +3.5 closed. Your stake is untouched.',
  },
  {
    ...shown,
    id: 'c',
    type: 'info',
    title: 'You have been here 1 hour',
    body: 'Net since sign-in: −$12.50',
    cta: { label: 'View limits', onPress: () => {} },
  },
];

export function FeedbackSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'bottom' | 'right'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Group title="Toasts and banners">
        {TOASTS.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
        <Banner tone="warn" icon="wifi">
          You are offline. Odds shown may be out of date.
        </Banner>
        <Banner tone="down">Your deposit could not be processed.</Banner>
        <Banner tone="info">Push: the Saints won by exactly 7.</Banner>
      </Group>
      <Group title="Dialog and sheets">
        <Row>
          <Button size="small" tone="secondary" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button size="small" tone="secondary" onClick={() => setOpen('bottom')}>
            Bottom sheet
          </Button>
          <Button size="small" tone="secondary" onClick={() => setOpen('right')}>
            Side sheet
          </Button>
          <Button
            size="small"
            tone="secondary"
            onClick={() => showToast({ type: 'success', title: 'Copied to clipboard' })}
          >
            Toast
          </Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          title="Add to your betslip?"
          onClose={close}
          actions={
            <>
              <Button tone="secondary" size="medium" onClick={close}>
                Replace
              </Button>
              <Button size="medium" onClick={close}>
                Add 4 legs
              </Button>
            </>
          }
        >
          You already have 3 selections. Add the 4 legs of Sunday Four-Pack, or replace what is there.
        </Dialog>
        <Sheet open={open === 'bottom'} side="bottom" label="Sheet" onClose={close}>
          <EmptyState title="A sheet" body="Drag it down, press Escape or press outside." />
        </Sheet>
        <Sheet open={open === 'right'} side="right" label="Sheet" onClose={close}>
          <EmptyState title="A side sheet" body="Press Escape or press outside." />
        </Sheet>
      </Group>
      <Group title="Empty and error states">
        <Card>
          <EmptyState title="No bets available" body="Please check back later." />
        </Card>
        <Card>
          <ErrorState
            title="Missed the shot"
            body="This page did not load. Nothing was lost."
            onRetry={() => {}}
          />
        </Card>
      </Group>
    </>
  );
}
