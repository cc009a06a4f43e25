import { parseLong } from '@fairline/money/long.ts';
import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { resting } from './amount-edit.ts';
import type { Edits } from './amount-edits.ts';
import type { DraftData, LegData } from './draft-shape.ts';
import type { LegToPlace, Refusal } from './placement.ts';
import type { SlipError } from './slip-errors.ts';
import type { SlipScene } from './slip-scene.ts';
import { mostFor, whyNothing } from './slip-scene.ts';
import type { SlipTab } from './slip-tab.ts';
import { type DraftView, draftView, type SlipView, slipView } from './slip-view.ts';
import type { SlipBets } from './use-slip-bets.ts';

const LEAST_TEASER_LEGS = 2;

/** What the open tab shows and would place. */
export interface OpenTab
  extends Pick<SlipScene, 'views' | 'awardsOff' | 'most' | 'whyNothing' | 'lacksOdds' | 'active'> {
  readonly tab: SlipTab;
  readonly view: SlipView;
  /** The bet whose amounts stand in the foot: the parlay, the teaser. */
  readonly main: DraftView | undefined;
  /** Bets of each kind the selections make. */
  readonly counts: Readonly<Record<SlipTab, number>>;
  /** Every selection of the slip. */
  readonly legs: readonly LegToPlace[];
  /** Of the closed ones those that no other line stands in for. */
  readonly closedIds: readonly string[];
  readonly suspendedCount: number;
  /** The bets shown are of other selections than those on the slip, or their price is being worked out. */
  readonly coming: boolean;
  /** Of every draft bet of every tab. */
  readonly allIds: readonly string[];
}

interface Around {
  readonly edits: Edits;
  readonly shown: ReadonlySet<string>;
  readonly refusals: readonly Refusal[];
  /** Cents of cash, of a patron. */
  readonly balance: string | undefined;
  readonly focused: string | undefined;
}

/** Pure: the same slip, texts and tab always make the same screen. */
export function openTab(tab: SlipTab, bets: SlipBets, around: Around): OpenTab {
  const { edits, shown, refusals, balance, focused } = around;
  const { STRAIGHT, TEASER } = bets.tabs;
  const straights = STRAIGHT.drafts.filter((draft) => isShown(draft, shown));
  const own = tab === 'STRAIGHT' ? straights : bets.tabs[tab].drafts;
  const drafts = tab === 'PARLAY' ? [...own, ...bets.roundRobin.drafts] : own;
  const views = drafts.map((draft) =>
    draftView(draft, edits.get(draft.id) ?? resting, refusals, bets.tabs[tab].teaserPoints),
  );
  const errors = [...bets.errors, ...bets.tabs[tab].errors, ...(tab === 'PARLAY' ? fundsErrors(bets) : [])];
  const view = slipView(views, errors);
  const cents = balance === undefined ? undefined : parseLong(balance);
  const ids = views.map(({ id }) => id);
  return {
    tab,
    views: new Map(views.map((each) => [each.id, each])),
    view,
    main: tab === 'STRAIGHT' ? undefined : views[0],
    active: focused !== undefined && ids.includes(focused) ? focused : ids.at(tab === 'STRAIGHT' ? -1 : 0),
    most: (draft) => mostFor(draft, view, cents),
    lacksOdds: straights.some(({ draftLegs }) =>
      draftLegs.some(({ marketSelection }) => !marketSelection.odds),
    ),
    whyNothing: (draft) => whyNothing(draft, view, cents),
    awardsOff: (draft) => [...errors, ...draft.errors].some(disablesAwards),
    counts: {
      STRAIGHT: straights.length,
      PARLAY: shown.size > 1 ? 1 : 0,
      TEASER: TEASER.drafts.filter((draft) => isTeaserStill(draft, shown)).length,
    },
    legs: straights.flatMap((draft) => draftView(draft, resting, []).legs),
    closedIds: labelled(straights, 'Closed')
      .filter(({ lineInPlace }) => !lineInPlace)
      .map(({ marketSelection }) => marketSelection.id),
    suspendedCount: labelled(straights, 'Suspended').length,
    coming:
      tab !== 'STRAIGHT' &&
      !(shown.size === straights.length && shown.size === STRAIGHT.drafts.length && !own.some(isPricing)),
    allIds: draftsOf(bets).map(({ id }) => id),
  };
}

/** Of every tab. */
export function draftsOf({ tabs, roundRobin }: SlipBets): readonly DraftData[] {
  return [...tabs.STRAIGHT.drafts, ...tabs.PARLAY.drafts, ...roundRobin.drafts, ...tabs.TEASER.drafts];
}

/** Round robins that cost more than there is; that there can be none stands in their drawer alone. */
function fundsErrors({ roundRobin }: SlipBets): readonly SlipError[] {
  return roundRobin.errors.filter(({ displayType }) => displayType === 'DEPOSIT');
}

function isShown({ draftLegs }: DraftData, shown: ReadonlySet<string>): boolean {
  return draftLegs.every(({ marketSelection }) => shown.has(marketSelection.id));
}

/** Whether what is left of a teaser makes one. */
function isTeaserStill({ draftLegs }: DraftData, shown: ReadonlySet<string>): boolean {
  return draftLegs.filter(({ marketSelection }) => shown.has(marketSelection.id)).length >= LEAST_TEASER_LEGS;
}

function isPricing(draft: DraftData): boolean {
  return draft.isPricing;
}

/** The legs that carry this word; Closed will not come back. */
function labelled(drafts: readonly DraftData[], label: 'Closed' | 'Suspended'): readonly LegData[] {
  return drafts
    .flatMap(({ draftLegs }) => draftLegs)
    .filter(({ marketSelection }) => statusLabel(marketSelection) === label);
}

function disablesAwards({ disableAwardsDisplay }: SlipError): boolean {
  return disableAwardsDisplay === true;
}
