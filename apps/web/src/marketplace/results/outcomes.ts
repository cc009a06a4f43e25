import { createContext, useContext } from 'react';
import type { IconName } from '../../ui/icon-paths.ts';

/** How a selection came out, as the wire has it. */
export interface Outcome {
  readonly outcome: string;
  /** Exactly: 'half-win', 'dead-heat 1/3'. */
  readonly grade: string;
}

const Outcomes = createContext<ReadonlyMap<string, Outcome> | undefined>(undefined);

/** Whatever shows prices inside it shows how they came out instead, by the ids of the selections. */
export const OutcomesProvider = Outcomes.Provider;

/** Undefined where prices are shown. */
export function useOutcomes(): ReadonlyMap<string, Outcome> | undefined {
  return useContext(Outcomes);
}

export interface OutcomeWords {
  readonly word: string;
  /** In its place where a column is narrow: 'DH 1/3'. */
  readonly short?: string;
  readonly icon: IconName;
  readonly tone: 'won' | 'lost' | 'back';
}

const WORDS: Readonly<Record<string, OutcomeWords>> = {
  WIN: { word: 'Won', icon: 'check', tone: 'won' },
  LOSS: { word: 'Lost', icon: 'close', tone: 'lost' },
  PUSH: { word: 'Push', icon: 'minus', tone: 'back' },
  VOID: { word: 'Void', icon: 'minus', tone: 'back' },
};

const UNKNOWN: OutcomeWords = { word: 'Settled', icon: 'minus', tone: 'back' };

/** What is said of a selection that came out: a word and a sign, for its colour alone says nothing. */
export function outcomeWords({ outcome, grade }: Outcome): OutcomeWords {
  if (outcome === 'DEAD_HEAT')
    return {
      ...UNKNOWN,
      word: grade.replace(/^dead-heat/, 'Dead\u00a0heat'),
      short: grade.replace(/^dead-heat/, 'DH'),
      tone: 'won',
    };
  const words = WORDS[outcome] ?? UNKNOWN;
  return grade.startsWith('half-') ? { ...words, word: `Half ${words.word.toLowerCase()}` } : words;
}
