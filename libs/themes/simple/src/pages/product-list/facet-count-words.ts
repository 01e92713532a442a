import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const facetCountWords = defineWords('facet-count', {
  count: (count: number) => `（${formatCount(count)}）`,
  countOrMore: (count: number) => `（${formatCount(count)}以上）`,
});
