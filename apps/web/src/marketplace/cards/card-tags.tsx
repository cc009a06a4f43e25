import { Badge } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon-paths.ts';

const TAG: Readonly<Record<string, { label: string; icon?: IconName }>> = {
  SGP: { label: 'SGP', icon: 'sgp' },
  PARLAY_PLUS: { label: 'SGP', icon: 'sgp' },
  QUICK_BET: { label: 'Quick Bets', icon: 'bolt' },
  WATCH: { label: 'Watch', icon: 'stream' },
};

/** The marks of a card that this app knows how to say; in play is already said by the clock. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  return tags.map((name) => {
    const tag = TAG[name.toUpperCase().replaceAll(/[ -]/g, '_')];
    if (tag === undefined) return null;
    return (
      <Badge key={name} {...(tag.icon && { icon: tag.icon })}>
        {tag.label}
      </Badge>
    );
  });
}
