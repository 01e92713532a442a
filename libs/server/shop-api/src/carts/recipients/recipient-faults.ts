/** What is said of a row of a file of recipients besides its address. */
export const recipientFaults = {
  repeated: (line: number) => `${line}行目と同じお届け先です。1行にまとめてください`,
  tooManyPlaces: (most: number) => `お届け先は${most}か所までお選びいただけます`,
  tooManyLines: (most: number) => `カートに入れられる商品とお届け先の組み合わせは${most}件までです`,
  notFound: (code: string) => `商品番号「${code}」の商品がありません`,
  ambiguous: (code: string) => `商品番号「${code}」の商品が複数あります。商品ページからご注文ください`,
  ended: (code: string) => `商品番号「${code}」の商品は取り扱いを終了しました`,
  notAQuantity: '数量は1以上の整数で入力してください。お届けしない場合は空欄にしてください',
  tooMany: (most: number) => `数量は${most}点までです`,
  outOfStock: (name: string, most: number) =>
    most === 0
      ? `「${name}」の在庫が足りません`
      : `「${name}」の在庫が足りません（この行では${most}点までご注文いただけます）`,
  lotSize: (name: string, lot: number, pieces: number) =>
    `「${name}」は${lot}点単位で承ります。合計（${pieces}点）が${lot}の倍数になるようにしてください`,
} as const;
