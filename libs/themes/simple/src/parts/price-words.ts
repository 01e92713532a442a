import { defineWords } from '@shop/theming/words';

export const priceWords = defineWords('price', { before: '通常価格', taxIncluded: '（税込）' });
