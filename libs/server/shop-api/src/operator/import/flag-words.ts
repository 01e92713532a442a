/** What a cell may say for yes and for no, in the normal form of `normaliseFlag`. */
export interface FlagWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

const YES = ['1', '○', 'はい', 'あり', 'true', 'yes', 'y', 'ハイ', 'アリ', '有', '有り', '◯', '〇'];
const NO = ['0', '×', 'いいえ', 'なし', 'false', 'no', 'n', 'イイエ', 'ナシ', '無', '無し', '✕', '✖', '☓'];

/** Whether a product is shown. Shopify says it with the last words. */
export const SHOWN_WORDS: FlagWords = {
  yes: [...YES, '表示', '公開', 'active'],
  no: [...NO, '非表示', '非公開', 'draft', 'archived', 'unlisted'],
};
/** EC-CUBE numbers its states: 公開, 非公開, 廃止. */
export const ECCUBE_SHOWN_WORDS: FlagWords = {
  yes: SHOWN_WORDS.yes,
  no: [...SHOWN_WORDS.no, '2', '3', '廃止'],
};
/** Whether a variant can be bought without stock. */
export const ON_ORDER_WORDS: FlagWords = {
  yes: [...YES, '可'],
  no: [...NO, '不可'],
};

/** Whether a product is deleted (EC-CUBE). */
export const DELETED_WORDS: FlagWords = { yes: YES, no: NO };

/** Full-width and half-width letters, and capitals, mean the same. */
export const normaliseFlag = (value: string): string => value.normalize('NFKC').trim().toLowerCase();
