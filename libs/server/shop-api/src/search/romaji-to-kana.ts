const CONSONANTS: readonly (readonly [string, string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['s', 'さしすせそ'],
  ['t', 'たちつてと'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
  ['g', 'がぎぐげご'],
  ['z', 'ざじずぜぞ'],
  ['d', 'だぢづでど'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
];
const VOWELS = [...'aiueo'];
/** Rows that are written as the character of the second column and a small や, ゆ or よ. */
const CONTRACTED: readonly (readonly [string, string])[] = [
  ['ky', 'き'],
  ['sy', 'し'],
  ['sh', 'し'],
  ['ty', 'ち'],
  ['ch', 'ち'],
  ['ny', 'に'],
  ['hy', 'ひ'],
  ['my', 'み'],
  ['ry', 'り'],
  ['gy', 'ぎ'],
  ['j', 'じ'],
  ['jy', 'じ'],
  ['zy', 'じ'],
  ['by', 'び'],
  ['py', 'ぴ'],
];
const SMALL = { a: 'ゃ', u: 'ゅ', o: 'ょ', e: 'ぇ' } as const;

const SYLLABLES = new Map<string, string>([
  ...CONSONANTS.flatMap(([row, kana]) =>
    VOWELS.map((vowel, at): [string, string] => [`${row}${vowel}`, kana.charAt(at)]),
  ),
  ...CONTRACTED.flatMap(([row, kana]) =>
    Object.entries(SMALL).map(([vowel, small]): [string, string] => [`${row}${vowel}`, `${kana}${small}`]),
  ),
  ...Object.entries({
    shi: 'し',
    chi: 'ち',
    tsu: 'つ',
    fu: 'ふ',
    ji: 'じ',
    ya: 'や',
    yu: 'ゆ',
    yo: 'よ',
    wa: 'わ',
  }),
  ...Object.entries({
    wo: 'を',
    fa: 'ふぁ',
    fi: 'ふぃ',
    fe: 'ふぇ',
    fo: 'ふぉ',
    ti: 'ち',
    '-': 'ー',
    vu: 'ゔ',
  }),
]);
const LONGEST = 3;

/** A word in Latin characters as hiragana (Hepburn and Kunrei); `null` where it is no Japanese word. */
export function romajiToKana(word: string): string | null {
  if (!/^[a-z][a-z'-]+$/.test(word)) return null;
  let kana = '';
  for (let start = 0; start < word.length;) {
    const rest = word.slice(start);
    if (/^([bcdfghjkmpqrstvwyz])\1/.test(rest) || /^tch/.test(rest)) {
      kana += 'っ';
      start += 1;
      continue;
    }
    if (/^[nm](?![aiueoy])/.test(rest)) {
      kana += 'ん';
      start += /^n'/.test(rest) ? 2 : 1;
      continue;
    }
    let length = Math.min(LONGEST, rest.length);
    while (length > 0 && !SYLLABLES.has(rest.slice(0, length))) length -= 1;
    if (length === 0) return null;
    kana += SYLLABLES.get(rest.slice(0, length)) ?? '';
    start += length;
  }
  return kana;
}
