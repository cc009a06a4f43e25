import { gunzipSync } from 'node:zlib';
import { sportModel } from '@fairline/sports/sports.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import { damagedBytes } from '../testing/damage.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';
import { cricketInfo, cricketTable } from '../testing/small-files.ts';
import { trusted } from '../trusted.ts';
import { readRecognised } from './recognised.ts';
import type { ReadRecording } from './recording.ts';

const FILES = [
  ['mlb/retrosheet_2020_events', 'TBA202008070_NYA_at_TBA.evt.gz'],
  ['mlb/retrosheet_2019_bevent', 'CHN201905110_MIL.csv.gz'],
  ['cricket/ipl', '1473508.csv.gz'],
  ['betfair', '1.200806927_NED_v_PNG_t20_ball_by_ball.jsonl.gz'],
] as const;
/** Told apart by what is in their JSON, which goes to pieces elsewhere than at the end of a line. */
const JSON_FILES = [
  ['nba', 'live_0022000001_GSW_at_BKN_pbp.json.gz'],
  ['nba', 'stats_0021600270_WAS_at_OKC_pbp.json.gz'],
  ['nba', 'data_0021600270_WAS_at_OKC_pbp.json.gz'],
  ['nhl', '2024021015_PIT_at_MIN_play_by_play.json.gz'],
  ['nhl', 'landing-2023020207.json.gz'],
] as const;
const RUNS = { numRuns: 12 };

/** What a broken file may do to its lines: one cut off, left out, told twice, moved or written over. */
const damage = fc.record({
  what: fc.constantFrom('cut', 'drop', 'repeat', 'swap', 'overwrite'),
  where: fc.double({ min: 0, max: 1, noNaN: true }),
  other: fc.double({ min: 0, max: 1, noNaN: true }),
  garbage: fc.string({ maxLength: 60 }),
});

function damaged(
  text: string,
  { what, where, other, garbage }: { what: string; where: number; other: number; garbage: string },
) {
  const lines = text.split('\n');
  const at = Math.floor(where * (lines.length - 1));
  const to = Math.floor(other * (lines.length - 1));
  const line = lines[at] ?? '';
  if (what === 'cut') return lines.slice(0, at).join('\n') + line.slice(0, Math.floor(other * line.length));
  if (what === 'drop') lines.splice(at, 1);
  else if (what === 'repeat') lines.splice(at, 0, line);
  else if (what === 'overwrite') lines[at] = line.slice(0, Math.floor(other * line.length)) + garbage;
  else {
    lines[at] = lines[to] ?? '';
    lines[to] = line;
  }
  return lines.join('\n');
}

/** A result is only told of a game that really ended so; everything else ends with suspend, or is no recording. */
function isTrustworthy(recording: ReadRecording | undefined): boolean {
  if (recording?.fixture === undefined) return true;
  const { fixture, messages, fault } = recording;
  const last = messages.at(-1);
  if (fault !== undefined) return last?.kind === 'suspend';
  const model = sportModel(fixture.sport);
  if (model === undefined || last?.kind !== 'result') return false;
  const state = messages.reduce<unknown>(
    (before, message) =>
      message.kind === 'play' ? model.apply(before, model.parsePlay(message.play)) : before,
    model.initial({ sides: { home: fixture.home, away: fixture.away } }),
  );
  const { homeScore, awayScore } = model.scoreboard(state);
  return model.isFinal(state) && homeScore === last.home && awayScore === last.away;
}

describe.each(FILES)('%s/%s', (path, name) => {
  const folder = dataFolder(path);

  test.skipIf(folder === undefined)('damaged, it is never thrown at and never graded wrongly', () => {
    const text = gunzipSync(bytesIn(folder, name)).toString('utf8');
    fc.assert(
      fc.property(damage, (how) =>
        isTrustworthy(readRecognised(new TextEncoder().encode(damaged(text, how)))),
      ),
      RUNS,
    );
  });

  test.skipIf(folder === undefined)('cut off as bytes, it is never thrown at', () => {
    const bytes = bytesIn(folder, name);
    for (const share of [0, 0.1, 0.5, 0.99]) {
      expect(() => readRecognised(bytes.slice(0, Math.floor(bytes.length * share)))).not.toThrow();
    }
  });
});

describe.each(JSON_FILES)('%s/%s', (path, name) => {
  const folder = dataFolder(path);

  test.skipIf(folder === undefined)('damaged, it is never thrown at and never graded wrongly', () => {
    const file = new Uint8Array(gunzipSync(bytesIn(folder, name)));
    fc.assert(
      fc.property(damagedBytes(file), (bytes) =>
        isTrustworthy(readAnyRecording('game.json', bytes, undefined)),
      ),
      RUNS,
    );
  });
});

test('whatever the file beside a match that lists its sides is like, the match is told to its end', () => {
  const info = new TextEncoder().encode(cricketInfo);
  fc.assert(
    fc.property(damagedBytes(info), (bytes) => {
      const match = readAnyRecording('1.csv', new TextEncoder().encode(cricketTable), undefined, bytes);
      return trusted(match).messages?.at(-1)?.kind === 'result' && isTrustworthy(match);
    }),
  );
});

test('bytes of anything at all are never thrown at', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => isTrustworthy(readRecognised(bytes))));
  const heads = ['id,', 'gameId,visitingTeam,\n', 'match_id,season,start_date,\n', '{"op":"ccm"'];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.string(), (head, rest) =>
      isTrustworthy(readRecognised(new TextEncoder().encode(head + rest))),
    ),
  );
});
