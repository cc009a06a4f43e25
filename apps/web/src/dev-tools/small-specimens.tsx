import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Flag } from '../ui/flag.tsx';
import { Hint } from '../ui/hint.tsx';
import { Popover } from '../ui/popover.tsx';
import { Group, Row } from './specimen.tsx';

const SPORTS = [
  { value: 'football', label: 'Football' },
  { value: 'tennis', label: 'Tennis' },
] as const;

export function SmallSpecimens() {
  const [sport, setSport] = useState<'football' | 'tennis'>();
  const [isHinted, setHinted] = useState(true);
  return (
    <Group title="Popover, choice, flag, hint">
      <Row>
        <Popover
          label="A popover"
          trigger={(props) => (
            <Button size="small" tone="secondary" {...props}>
              Popover
            </Button>
          )}
        >
          {(close) => (
            <Button size="small" tone="quiet" onClick={close}>
              Close
            </Button>
          )}
        </Popover>
        <Choice label="Sport" all="All sports" options={SPORTS} value={sport} onChoose={setSport} />
        <span>
          <Flag url="/images/flags/60x60/CHE.svg" label="" /> Switzerland
        </span>
      </Row>
      {isHinted && (
        <Hint about="below" title="A hint" onHide={() => setHinted(false)}>
          It points at what it is about, and can be put away.
        </Hint>
      )}
    </Group>
  );
}
