import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const priceTiersWords = defineWords('price-tiers', {
  tiers: '数量別の価格（税抜）',
  unit: '販売単位',
  perPiece: '1点あたり',
  perUnit: '1単位の価格',
  off: (percent: number) => `${formatCount(percent)}%引`,
  toUnits: 'ケース・パレットで注文する',
});
