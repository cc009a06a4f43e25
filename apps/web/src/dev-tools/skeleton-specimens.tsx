import { LegSkeleton, SlipSkeleton } from '../betslip/slip-skeleton.tsx';
import { PagePlaceholder } from '../marketplace/page/page-skeleton.tsx';
import { MyBetsPlaceholder } from '../my-bets/my-bets-placeholder.tsx';
import { CardPlaceholder } from '../shell/card-placeholder.tsx';
import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Cell, Group, Row } from './specimen.tsx';

export function SkeletonSpecimens() {
  return (
    <Group title="Skeletons">
      <Cell label="A part of a card">
        <Card padded>
          <Loading label="Loading">
            <Row>
              <Skeleton width={30} height={30} radius={8} />
              <Skeleton width={120} />
            </Row>
          </Loading>
        </Card>
      </Cell>
      <Cell label="A page of games">
        <PagePlaceholder kind="competition" />
      </Cell>
      <Cell label="The page of a game">
        <PagePlaceholder kind="event" />
      </Cell>
      <Cell label="A card that is a form">
        <CardPlaceholder label="Loading" />
      </Cell>
      <Cell label="Cards of bets">
        <MyBetsPlaceholder />
      </Cell>
      <Cell label="The slip">
        <Card>
          <SlipSkeleton onClose={undefined} />
        </Card>
      </Cell>
      <Cell label="A leg of the slip">
        <Card>
          <LegSkeleton />
        </Card>
      </Cell>
    </Group>
  );
}
