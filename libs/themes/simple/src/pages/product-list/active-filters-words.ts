import { defineWords } from '@shop/theming/words';

export const activeFiltersWords = defineWords('active-filters', {
  priceRange: (min: string, max: string) => `${min}〜${max}（税込）`,
  searchWord: (word: string) => `「${word}」`,
  inStockOnly: '在庫ありのみ',
  activeFilters: '絞り込みの条件',
  removeFilter: 'の条件を外す',
  clearFilters: '条件をクリア',
});
