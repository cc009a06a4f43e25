import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { futsal, soccer } from '../model.ts';

function textsOf(sport: typeof soccer | typeof futsal, games: number): string[] {
  const texts: string[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const random = new Random(seed);
    let state = sport.initial({ sides });
    for (
      let play = sport.playOn(state, sport.even, random);
      play;
      play = sport.playOn(state, sport.even, random)
    ) {
      texts.push(play.text);
      state = sport.apply(state, play);
    }
  }
  return texts;
}

const sides = {
  home: { id: 'h', name: 'Northern Rovers', mediumName: 'Rovers', abbreviation: 'ROV' },
  away: { id: 'a', name: 'Harbour United', mediumName: 'United', abbreviation: 'UNI' },
};

test('minutes have a true prime', () => {
  const texts = textsOf(soccer, 6);
  expect(texts.some((text) => /^\d+′ /.test(text))).toBe(true);
  expect(texts.filter((text) => /\d'/.test(text))).toEqual([]);
});

test('in futsal headers are rare: none is told', () => {
  const heads = /\bhead/;
  expect(textsOf(soccer, 6).some((text) => heads.test(text))).toBe(true);
  expect(textsOf(futsal, 6).filter((text) => heads.test(text))).toEqual([]);
});
