import { useState } from 'react';
import { Badge, Count, LiveTag } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type IconName, iconPaths } from '../ui/icon-paths.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Slider } from '../ui/slider.tsx';
import { Switch } from '../ui/switch.tsx';
import { Group, Row } from './specimen.tsx';

const ICONS = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

const FORMATS = [
  { value: 'a', label: 'American' },
  { value: 'b', label: 'Decimal' },
] as const;

export function ActionSpecimens() {
  const [line, setLine] = useState(3.5);
  const [isOn, setOn] = useState(true);
  const [format, setFormat] = useState<'a' | 'b'>('a');
  return (
    <>
      <Group title="Buttons">
        <Row>
          <Button size="small">Place Bet</Button>
          <Button size="small" tone="secondary">
            Share bet
          </Button>
          <Button size="small" tone="danger">
            Exclude me
          </Button>
          <Button size="small" tone="quiet">
            Clear all
          </Button>
          <Button size="small" disabled>
            Bet Placed
          </Button>
        </Row>
        <Button block trailing="$25.00">
          Place Bet
        </Button>
        <Button block busy>
          Placing, 3 s
        </Button>
      </Group>
      <Group title="Choices">
        <Row>
          <Switch label="Accept better odds" checked={isOn} onChange={setOn} />
          <Switch label="Apply boost" tone="reward" checked={isOn} onChange={setOn} />
          <Switch label="Not available" checked={false} disabled onChange={setOn} />
        </Row>
        <Segmented label="Odds format" options={FORMATS} value={format} onChange={setFormat} />
        <Slider
          label="Line"
          min={-7.5}
          max={7.5}
          step={1}
          value={line}
          onChange={setLine}
          format={(value) => (value > 0 ? `+${value}` : `−${-value}`)}
        />
      </Group>
      <Group title="Badges">
        <Row>
          <Badge tone="live">LIVE</Badge>
          <LiveTag>Q3 8:42</LiveTag>
          <Badge icon="sgp">SGP</Badge>
          <Badge tone="reward" icon="bolt">
            25% boost
          </Badge>
          <Badge tone="won" icon="check">
            Won
          </Badge>
          <Badge tone="lost" icon="close">
            Lost
          </Badge>
          <Badge tone="push" icon="minus">
            Push
          </Badge>
          <Badge tone="warn" icon="lock">
            Suspended
          </Badge>
          <Count value={3} noun="selection" />
        </Row>
      </Group>
      <Group title="Icons">
        <Row>
          {ICONS.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Row>
      </Group>
    </>
  );
}
