import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useStartupPayload } from '../app/app-context.ts';
import { helpText } from '../shell/help-text.ts';
import { TextLinks } from '../shell/text-links.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { acknowledge } from './acknowledge.ts';
import { useSlip } from './slip-context.tsx';

/** What must be read and said yes to before a bet is taken. */
export function Acknowledgement({ open, onClose }: { open: boolean; onClose: () => void }) {
  const environment = useRelayEnvironment();
  const { client, placing } = useSlip();
  const help = useStartupPayload()?.responsibleGaming;
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await acknowledge(environment);
      // What the last attempt was refused for is said and done.
      placing.edited();
      await client.refresh();
      onClose();
    } catch {
      showToast({ type: 'danger', title: 'Your answer did not reach us.', body: 'Please try again.' });
    }
    setSending(false);
  };
  return (
    <Dialog
      open={open}
      title="Play responsibly"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" size="medium" onClick={onClose}>
            Not now
          </Button>
          <Button size="medium" busy={isSending} onClick={() => void send()}>
            I acknowledge
          </Button>
        </>
      }
    >
      I bet only with my own money and within my means, I am of legal age, and nobody else uses my account. I
      know where to set limits and where to take a break.
      {help && (
        <>
          {' '}
          <TextLinks text={helpText(help)} />
        </>
      )}
    </Dialog>
  );
}
