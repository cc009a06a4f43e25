import { useState } from 'react';
import { useSessionActions } from '../app/app-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logout } = useSessionActions();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout('manual');
  };
  return (
    <Dialog
      open={open}
      title="Logout"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" size="medium" onClick={onClose}>
            Cancel
          </Button>
          <Button size="medium" busy={isLeaving} onClick={leave}>
            Log Out
          </Button>
        </>
      }
    >
      Are you sure you want to log out?
    </Dialog>
  );
}
