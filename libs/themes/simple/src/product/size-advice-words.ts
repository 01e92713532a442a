import { defineWords } from '@shop/theming/words';

export const sizeAdviceWords = defineWords('size-advice', {
  heading: 'おすすめのサイズ',
  hint: (size: string) => `おすすめは ${size}`,
  guest: '採寸データを登録した会員の方には、合うサイズとその理由をご案内します。',
  login: 'ログインする',
  unmeasured: (parts: string) =>
    `${parts}の採寸データがありません。登録すると、合うサイズとその理由をご案内します。`,
  recommended: (size: string) => `おすすめは ${size} です。`,
  none: '採寸データに合うサイズが、このサイズ表にありません。',
  /** How the measured part stands in the sentence, where the table calls it the same or something else. */
  measure: (part: string, value: string) => `${part}${value}`,
  measureAs: (part: string, value: string, column: string) => `${part}${value}（表の「${column}」）`,
  separator: '・',
  fits: (measure: string, range: string) => `${measure} は ${range} に合います`,
  fitsOther: (measure: string, sizes: string) => `${measure} は ${sizes}に合います`,
  sizeWithRange: (size: string, range: string) => `${size}（${range}）`,
  below: (measure: string) => `${measure} は、いちばん小さいサイズの範囲より小さめです`,
  above: (measure: string) => `${measure} は、いちばん大きいサイズの範囲を超えています`,
  between: (measure: string) => `${measure} は、サイズとサイズのあいだです`,
  takenOn: (date: string) => `（${date}の採寸）`,
  largest: '複数のサイズに合うため、大きいほうをおすすめしています。',
  notTight: (parts: string) =>
    `測った場所によって合うサイズが分かれるため、きつくならない大きいほうをおすすめしています。決め手は${parts}です。`,
  notTightAnywhere:
    '測った場所によって合うサイズが分かれるため、どこもきつくならない大きいほうをおすすめしています。',
  betweenRule: 'サイズのあいだのときは、大きいほうをおすすめしています。',
  missing: (parts: string) => `${parts}はまだ採寸されていないため、考えに入れていません。`,
  stale: (date: string) =>
    `${date}の採寸から6か月以上たっています。育ち盛りの方は、あらためて採寸することをおすすめします。`,
  measureAgain: '採寸データを追加する',
  chosen: (size: string) => `いま ${size} を選んでいます。`,
  choose: (size: string) => `${size} を選ぶ`,
  notSold: (size: string) => `${size} は、この商品では取り扱いがありません。`,
  outOfStock: (size: string) => `${size} は在庫切れです。`,
  next: (size: string) => `次に大きい ${size} をお選びいただけます。`,
  noLarger: 'これより大きいサイズも、ただいまお選びいただけません。',
});
