import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useStartupPayload } from '../app/app-context.ts';
import { helpText } from '../shell/help-text.ts';
import { TextLinks } from '../shell/text-links.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { acknowledge } from './acknowledge.ts';

interface AcknowledgementProps {
  open: boolean;
  /** Once the server has it: the slip is asked for again, which can be bet from now. */
  onAcknowledged: () => Promise<void>;
  onClose: () => void;
}

/** What must be read and said yes to before a bet is taken. */
export function Acknowledgement({ open, onAcknowledged, onClose }: AcknowledgementProps) {
  const environment = useRelayEnvironment();
  const help = useStartupPayload()?.responsibleGaming;
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await acknowledge(environment);
      await onAcknowledged();
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
