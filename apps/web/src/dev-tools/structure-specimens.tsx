import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { OddsButton } from '../ui/odds-button.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Table } from '../ui/table.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { Cells, Group } from './specimen.tsx';

const TABS = [
  { id: 'lines', label: 'Lines' },
  { id: 'props', label: 'Player props', count: 48 },
  { id: 'futures', label: 'Futures' },
];

const ROWS = [
  { name: 'Bills', quarters: [7, 3, 7] },
  { name: 'Chiefs', quarters: [10, 7, 3] },
];

export function StructureSpecimens() {
  const [tab, setTab] = useState('lines');
  return (
    <Group title="Headings, tabs, drawers, table">
      <SectionHeading title="Live now" count={18} live />
      <Tabs label="Markets" tabs={TABS} selected={tab} onSelect={setTab} panel={`specimen-${tab}`} />
      <TabPanel id={`specimen-${tab}`} selected={tab}>
        <Drawer
          title="Race to 10 points"
          tags={<Badge icon="sgp">SGP</Badge>}
          summary="3 markets"
          defaultOpen
        >
          <Cells>
            <OddsButton label="Celtics" name="Celtics" status="open" price="-135" />
            <OddsButton label="Knicks" name="Knicks" status="open" price="+110" selected />
            <OddsButton label="Neither" status="suspended" />
          </Cells>
        </Drawer>
      </TabPanel>
      <Drawer title="Team totals" summary="6 bets">
        <p>What it holds is made when it is first opened.</p>
      </Drawer>
      <Card padded>
        <Table
          caption="Score by quarter"
          rows={ROWS}
          rowKey={({ name }) => name}
          columns={[
            { id: 'team', label: 'Team', cell: ({ name }) => name },
            ...[1, 2, 3].map((quarter) => ({
              id: `q${quarter}`,
              label: `Q${quarter}`,
              align: 'end' as const,
              cell: ({ quarters }: (typeof ROWS)[number]) => quarters[quarter - 1],
            })),
          ]}
        />
      </Card>
    </Group>
  );
}
