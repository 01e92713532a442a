const DIGIT = /[0-9０-９]/;
/**
 * Numbers written in kanji, before the word that makes them a number: 三丁目, 十二番地, 三の二. Towns such as 六本木, 一番町,
 * 三ノ輪 and 二の丸 have none.
 */
const KANJI_NUMBER =
  /[〇一二三四五六七八九十百千](?:丁目|番(?![町丁通館組割])|号|(?:の|ノ|之|[-－‐―−ー])[〇一二三四五六七八九十百千])/;
/** Places that have no number say so. */
const WITHOUT_NUMBER = /(?:無番|番外|番地なし|番地無し)/;

/** Empty passes; an address line needs a house number, which no postal code fills in, or says that there is none. */
export function hasHouseNumber(text: string): boolean {
  return text === '' || [DIGIT, KANJI_NUMBER, WITHOUT_NUMBER].some((pattern) => pattern.test(text));
}
