import { defineWords } from '@shop/theming/words';

export const lineDetailsWords = defineWords('line-details', {
  unit: (name: string) => `販売単位：${name}`,
  accessories: 'オプション・付属品',
  accessory: (price: string, quantity: number) => `${price} × ${quantity}点`,
  quantityOf: (name: string) => `${name}の数量`,
  shortOfStock: '在庫が足りません',
  remove: '削除する',
  ofAccessory: (name: string) => `（${name}）`,
});
