import type { lineInPlace_selection$key } from '../__generated__/lineInPlace_selection.graphql.ts';
import { LineInPlace } from './line-in-place.tsx';
import type { SlipScene } from './slip-scene.ts';
import { useMoveLine } from './use-move-line.ts';

interface SlipLineInPlaceProps {
  /** Of the selection whose line is gone. */
  selectionId: string;
  name: string;
  inPlace: lineInPlace_selection$key;
  scene: SlipScene;
}

/** The line that stands where one of the betslip stood: it takes its place there, with all that was set on it. */
export function SlipLineInPlace({ selectionId, name, inPlace, scene }: SlipLineInPlaceProps) {
  const move = useMoveLine(selectionId, scene);
  return (
    <LineInPlace closedId={selectionId} name={name} inPlace={inPlace} locked={scene.locked} onUse={move} />
  );
}
