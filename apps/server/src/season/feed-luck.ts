import type { Luck } from './luck.ts';
import type { Delivery, Match } from './match.ts';

const MINUTE_MS = 60_000;

/** What is heard of a game in one step: mostly that it goes on, sometimes nothing, sometimes nonsense. */
export function hear(match: Match, luck: Luck, nowMs: number): Delivery | undefined {
  if (match.isOver) return afterTheEnd(match, luck);
  if (match.isTroubled) return inTrouble(match, luck);
  if (match.isPostponed) return putOff(match, luck, nowMs);
  if (match.plays.length === 0) return beforeTheGame(match, luck);
  return match.isPlayedOut ? atTheEnd(match, luck) : inPlay(match, luck);
}

function putOff(match: Match, luck: Luck, nowMs: number): Delivery | undefined {
  switch (luck.weighed({ rescheduled: 30, retold: 10, nothing: 60 })) {
    case 'rescheduled':
      return match.reschedule(nowMs + 20 * MINUTE_MS);
    case 'retold':
      return match.snapshot();
    case 'nothing':
      return undefined;
  }
}

function beforeTheGame(match: Match, luck: Luck): Delivery | undefined {
  switch (
    luck.weighed({ nothing: 50, play: 30, odds: 6, postponed: 3, cancelled: 2, alive: 3, twice: 3, ahead: 3 })
  ) {
    case 'play':
      return match.play();
    case 'odds':
      return match.remark({
        kind: 'odds',
        lines: { spread: luck.between(-6, 6), total: luck.between(38, 52) },
      });
    case 'postponed':
      return match.postpone();
    case 'cancelled':
      return match.cancel();
    case 'alive':
      return match.remark({ kind: 'alive' });
    case 'twice':
      return match.repeat();
    case 'ahead':
      return match.ahead();
    case 'nothing':
      return undefined;
  }
}

function inPlay(match: Match, luck: Luck): Delivery | undefined {
  switch (
    luck.weighed({
      ...{ play: 66, nothing: 5, snap: 7, unsure: 3, sure: 4, twice: 3, ahead: 3, garbage: 2, impossible: 2 },
      ...{ corrected: 6, cancelled: 1, retold: 2 },
    })
  ) {
    case 'play':
      return match.play();
    case 'snap':
      return match.remark({ kind: 'pending', reason: 'Play under way' });
    case 'unsure':
      return match.remark({ kind: 'suspend', reason: 'The picture is gone' });
    case 'sure':
      return match.remark({ kind: 'resume' });
    case 'twice':
      return match.repeat();
    case 'ahead':
      return match.ahead();
    case 'garbage':
      return match.garbage();
    case 'impossible':
      return match.impossible();
    case 'corrected':
      return match.correct(luck);
    case 'cancelled':
      return match.cancel();
    case 'retold':
      return match.snapshot();
    case 'nothing':
      return undefined;
  }
}

/** Nothing but a snapshot helps; until then everything is refused. */
function inTrouble(match: Match, luck: Luck): Delivery | undefined {
  switch (luck.weighed({ snapshot: 60, late: 20, nothing: 20 })) {
    case 'snapshot':
      return match.snapshot(match.plays.length === 0 ? 0 : luck.between(0, 2));
    case 'late':
      return match.ahead();
    case 'nothing':
      return undefined;
  }
}

/** The result is late as often as not. */
function atTheEnd(match: Match, luck: Luck): Delivery | undefined {
  switch (luck.weighed({ result: 50, nothing: 35, corrected: 15 })) {
    case 'result':
      return match.result();
    case 'corrected':
      return match.correct(luck);
    case 'nothing':
      return undefined;
  }
}

/** One that was called off was played after all now and then. */
function afterTheEnd(match: Match, luck: Luck): Delivery | undefined {
  switch (luck.weighed({ nothing: 75, corrected: 18, late: 7 })) {
    case 'corrected':
      return match.correct(luck);
    case 'late':
      return match.repeat();
    case 'nothing':
      return undefined;
  }
}

/** What brings a game to its end from wherever it stands, one message a time; undefined once it is over. */
export function finish(match: Match): Delivery | undefined {
  if (match.isOver) return undefined;
  if (match.isPlayedOut && !match.isTroubled) return match.result();
  if (match.isPostponed && !match.isTroubled) return undefined;
  // Of a game that was put off only as much is told as was played.
  return match.snapshot(match.isPostponed ? 0 : Number.MAX_SAFE_INTEGER);
}
