import { createKanaReader } from './kana-reader';

/** What the input method shows step by step, what is written in the end, and how it is read. */
it.each([
  ['や やm やま やまd やまだ 山田', '山田', 'ヤマダ'],
  ['ｙ や やｍ やま 山', '山', 'ヤマ'],
  ['さとう', 'さとう', 'サトウ'],
  ['サ サト サトウ', 'サトウ', 'サトウ'],
  ['さ さt さ さい さいと さいとう 斎藤 齋藤 齊藤', '齊藤', 'サイトウ'],
  ['よ よs よ 𠮷', '𠮷', 'ヨ'],
  ['りょーこ', 'りょーこ', 'リョーコ'],
  ['やま', '', ''],
  ['山田 山田', '山田', ''],
  ['', 'Smith', ''],
])('%s → %s is read %s', (steps, written, reading) => {
  const reader = createKanaReader();
  for (const step of steps.split(' ')) reader.hear(step);
  expect(reader.finish(written)).toBe(reading);
});

it('forgets one composition in the next', () => {
  const reader = createKanaReader();
  reader.hear('やまだ');
  reader.finish('山田');
  reader.hear('太郎');
  expect(reader.finish('太郎')).toBe('');
});
