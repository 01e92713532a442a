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
  for (const step of steps.split(' ')) reader.onComposition(step);
  expect(reader.onCompositionEnd(written)).toBe(reading);
});

it('starts again with each composition', () => {
  const reader = createKanaReader();
  reader.onComposition('やまだ');
  reader.onCompositionEnd('山田');
  reader.onComposition('太郎');
  expect(reader.onCompositionEnd('太郎')).toBe('');
});
