import { Betslip } from './betslip/betslip.ts';
import { Cashout } from './cashout/cashout.ts';
import { Favourites } from './favourites/favourites.ts';
import { createMarketplace, OperatorFeatured } from './marketplace/marketplace.ts';
import type { openBetting } from './open-betting.ts';
import type { Ground, Patrons } from './open-patrons.ts';
import type { Opened } from './platform/opened.ts';
import { SandboxStreams, Streams } from './streams/streams.ts';

type Betting = Awaited<ReturnType<typeof openBetting>>;

/** What patrons and visitors see of the betting, and what they bet through. */
export async function openPages(
  { config, ...ground }: Ground,
  patrons: Patrons,
  { trading, catalogue, bets }: Betting,
  opened: Opened,
) {
  const { database, bus, clock, logger } = ground;
  const { identity, wallet, rewards, location, limits } = patrons;
  const favourites = new Favourites({ database, catalogue, clock });
  const byOperators = opened.keep(new OperatorFeatured({ database, clock, logger }), (part) => part.close());
  await byOperators.start();
  const { imagesUrl, imageLists, themedPages } = config;
  const marketplace = opened.keep(
    createMarketplace({
      ...{ trading, catalogue, bus, clock, byOperators, imagesUrl, imageLists, themedPages },
      betsOn: (selectionId) => bets.betsOn([selectionId]),
    }),
    (part) => part.close(),
  );
  const betslip = opened.keep(
    new Betslip({
      ...{ database, trading, bus, clock, identity, wallet, rewards },
      authenticator: identity,
      featured: marketplace,
      limits: config.houseLimits.stake,
      guards: patrons.slipGuards,
      ownLimits: limits,
      roomOf: (patronId, legs) => bets.roomOf(patronId, legs),
    }),
    (part) => part.close(),
  );
  const cashout = await Cashout.open({
    ...{ database, wallet, bets, trading, bus, clock },
    leastLineStake: config.houseLimits.stake.minimum,
  });
  const sandboxStreams =
    config.streams === 'sandbox'
      ? opened.keep(new SandboxStreams({ bus, trading, clock }), (part) => part.close())
      : undefined;
  const streams = new Streams({ provider: sandboxStreams, catalogue, location, wallet, bets, clock, logger });
  return { favourites, marketplace, betslip, cashout, streams, sandboxStreams };
}
