import { Suspense } from 'react';
import { track } from '../../app/track.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { PropsList } from './props-list.tsx';

/** What to bet on besides the main lines of a game; asked for when it is opened [FEAT-008]. */
export function PropsDrawer({ cardId, title }: { cardId: string; title: string }) {
  return (
    <Drawer
      title={title}
      onToggle={(open) => track(`recommended drawer ${open ? 'expand' : 'collapse'}`, { card: cardId })}
    >
      <Suspense fallback={null}>
        <PropsList cardId={cardId} />
      </Suspense>
    </Drawer>
  );
}
