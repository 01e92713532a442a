import * as v from 'valibot';
import { Timestamp } from '../wire/timestamp';

/** The letters as they are stitched: one space between words. */
export const normaliseEmbroidery = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
/** Letters of each script, and how many fit onto the cloth. */
export const EMBROIDERY_SCRIPTS = {
  kanji: { label: '漢字', pattern: /^[\p{Script=Han}々〆ヶ ]+$/u, max: 6 },
  kana: { label: 'かな・カナ', pattern: /^[ぁ-ゖァ-ヺー・ ]+$/, max: 8 },
  roman: { label: 'ローマ字', pattern: /^[A-Za-z][A-Za-z .'-]*$/, max: 14 },
} as const;
const LONGEST = 30;

/** What forms say about the letters, as the API does. */
export const EMBROIDERY_MESSAGES = {
  wrongScript: '選択した文字の種類（漢字、かな・カナ、ローマ字）で入力してください',
  tooLong: '漢字は6文字、かな・カナは8文字、ローマ字は14文字まで刺繍できます',
  fontForRoman: '筆記体はローマ字だけにお選びいただけます',
} as const;

const scriptOf = (script: unknown) =>
  script === 'kanji' || script === 'kana' || script === 'roman' ? EMBROIDERY_SCRIPTS[script] : null;

/** What a member has stitched: the letters must be of the chosen script and fit. */
export const NameEmbroideryInput = v.pipe(
  v.object({
    text: v.pipe(
      v.string('刺繍する文字を入力してください'),
      v.maxLength(LONGEST, `刺繍する文字は${LONGEST}文字以内で入力してください`),
      v.transform(normaliseEmbroidery),
      v.nonEmpty('刺繍する文字を入力してください'),
    ),
    /** Kanji, kana or Roman letters. */
    script: v.picklist(['kanji', 'kana', 'roman'], '文字の種類を選択してください'),
    /** 楷書体 · 行書体 · ゴシック体 · 筆記体 (Roman letters only). */
    font: v.picklist(['kaisho', 'gyosho', 'gothic', 'script'], '書体を選択してください'),
    /** 紺 · 黒 · 白 · 金 · 銀 · えんじ. */
    colour: v.picklist(['navy', 'black', 'white', 'gold', 'silver', 'crimson'], '糸の色を選択してください'),
    /** 左胸 · 左袖 · 内ポケットの上 · ズボンの後ろ. */
    position: v.picklist(
      ['left-chest', 'left-sleeve', 'inside-pocket', 'trousers-back'],
      '刺繍の位置を選択してください',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['text'], ['script']],
      ({ text, script }) => scriptOf(script)?.pattern.test(text) ?? false,
      EMBROIDERY_MESSAGES.wrongScript,
    ),
    ['text'],
  ),
  v.forward(
    v.partialCheck(
      [['text'], ['script']],
      ({ text, script }) => [...text].length <= (scriptOf(script)?.max ?? 0),
      EMBROIDERY_MESSAGES.tooLong,
    ),
    ['text'],
  ),
  v.forward(
    v.partialCheck(
      [['font'], ['script']],
      ({ font, script }) => (font === 'script' ? script === 'roman' : true),
      EMBROIDERY_MESSAGES.fontForRoman,
    ),
    ['font'],
  ),
);
export type NameEmbroideryInput = v.InferOutput<typeof NameEmbroideryInput>;

/** The member's embroidery as it is kept. */
export const NameEmbroidery = v.object({
  text: v.string(),
  script: v.string(),
  font: v.string(),
  colour: v.string(),
  position: v.string(),
  updated_at: Timestamp,
});
export type NameEmbroidery = v.InferOutput<typeof NameEmbroidery>;
