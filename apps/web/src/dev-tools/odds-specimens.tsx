import { Crest } from '../ui/crest.tsx';
import type { CrestShape } from '../ui/crest-shapes.ts';
import { OddsButton, type OddsButtonProps } from '../ui/odds-button.tsx';
import { Cell, Cells, Group, Row } from './specimen.tsx';

const spread: OddsButtonProps = {
  label: 'Bills plus 3.5, spread',
  status: 'open',
  line: '+3.5',
  price: '-110',
};

const STATES: readonly [string, OddsButtonProps][] = [
  ['Open', spread],
  ['Selected', { ...spread, selected: true }],
  ['One value', { label: 'Bills to win', status: 'open', price: '+148' }],
  ['Moved up, 2 s', { ...spread, price: '-105', move: 'up' }],
  ['Moved down, 2 s', { ...spread, price: '-115', move: 'down' }],
  ['Selected, moved', { ...spread, selected: true, move: 'up' }],
  ['Boosted', { label: 'Bills to win', status: 'open', price: '+500', was: '+420' }],
  ['Suspended', { ...spread, status: 'suspended' }],
  ['Selected, suspended', { ...spread, status: 'suspended', selected: true }],
  ['Named', { label: 'Arsenal', status: 'open', name: 'Arsenal', price: '+265' }],
  ['Decimal', { ...spread, price: '1.91' }],
  ['Closed', { ...spread, status: 'closed' }],
  ['Blank', { label: '', status: 'blank' }],
];

const TEAMS: readonly [string, string, string, CrestShape][] = [
  ['BUF', '#00338D', '#C60C30', 'shield'],
  ['KC', '#C8102E', '#FFB81C', 'shield'],
  ['NYK', '#006BB6', '#F58426', 'hexagon'],
  ['DEN', '#0E2240', '#FEC524', 'hexagon'],
  ['TOR', '#134A8E', '#E8291C', 'plate'],
  ['ARS', '#DB0007', '#FFFFFF', 'roundel'],
  ['MTL', '#AF1E2D', '#192168', 'octagon'],
  ['LM', '#2B7A5B', '#E4D6B8', 'person'],
];

export function OddsSpecimens() {
  return (
    <>
      <Group title="Odds button">
        <Cells>
          {STATES.map(([label, props]) => (
            <Cell key={label} label={label}>
              <OddsButton {...props} />
            </Cell>
          ))}
        </Cells>
      </Group>
      <Group title="Crests, 44, 28 and 22 px">
        {[44, 28, 22].map((size) => (
          <Row key={size}>
            {TEAMS.map(([initials, primary, secondary, shape]) => (
              <Crest key={initials} {...{ initials, primary, secondary, shape, size }} />
            ))}
          </Row>
        ))}
      </Group>
    </>
  );
}
