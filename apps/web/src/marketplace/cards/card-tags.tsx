import { Badge } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon-paths.ts';

const TAG: Readonly<Record<string, { label: string; icon: IconName }>> = {
  PARLAY_PLUS: { label: 'SGP', icon: 'sgp' },
};

/** The marks of a card. In play is already said by the clock, and Quick Bets stand on the event's own page. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  return tags.map((name) => {
    const tag = TAG[name];
    return (
      tag && (
        <Badge key={name} icon={tag.icon}>
          {tag.label}
        </Badge>
      )
    );
  });
}
