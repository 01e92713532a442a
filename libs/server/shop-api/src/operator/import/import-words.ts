import type { RowPlace } from './imported-model';

/** So many are named one by one; the others are counted. */
export const MOST_NAMED = 10;

/** A product that an import adds. */
export interface AddedProduct {
  readonly code: string;
  readonly name: string;
}

/** That stocks below nothing are read as none, with their rows. */
export function oversoldLines(places: readonly RowPlace[]): readonly string[] {
  if (places.length === 0) return [];
  const named = places
    .slice(0, MOST_NAMED)
    .map(({ line, code }) => `${line}行目 ${code}`)
    .join('、');
  const left = places.length > MOST_NAMED ? `、ほか ${places.length - MOST_NAMED} 件` : '';
  return [
    `在庫数がマイナスの ${places.length} 件（${named}${left}）は 0 として取り込みます。` +
      ` ${places.length} negative stocks are read as 0.`,
  ];
}

/** That products come in without the options that they have in the file. */
export function lostOptionsLines(places: readonly RowPlace[]): readonly string[] {
  if (places.length === 0) return [];
  const codes = [...new Set(places.map(({ code }) => code))];
  const left = codes.length > MOST_NAMED ? `、ほか ${codes.length - MOST_NAMED} 件` : '';
  return [
    `注意: オプション（色・サイズなど）のある商品 ${codes.length} 件（${codes.slice(0, MOST_NAMED).join('、')}${left}）の選択肢は` +
      '読めないため、新しい商品なら選択肢のない商品になります。選択肢ごとに code・option1_name・option1_value・variant_code・price・stock の行がある CSV で登録してください。' +
      ` The options of ${codes.length} products are not read.`,
  ];
}

/** The products that an import adds: a mistyped code is one that nobody wants. */
export function addedLines(first: readonly AddedProduct[], count: number): readonly string[] {
  const left = count - first.length;
  return [
    // A name may have line breaks in the file.
    ...first.map(({ code, name }) => `新しい商品 ${code}  ${name.replace(/\s+/g, ' ')}`),
    ...(left > 0 ? [`新しい商品 ほか ${left} 件。 ${left} more.`] : []),
  ];
}

/** That products which are deleted where the file comes from do not become new ones. */
export function leftOutLines(codes: readonly string[]): readonly string[] {
  if (codes.length === 0) return [];
  const left = codes.length > MOST_NAMED ? `、ほか ${codes.length - MOST_NAMED} 件` : '';
  return [
    `削除された商品 ${codes.length} 件（${codes.slice(0, MOST_NAMED).join('、')}${left}）は、店にないため取り込みません。` +
      ` ${codes.length} deleted products are left out.`,
  ];
}
