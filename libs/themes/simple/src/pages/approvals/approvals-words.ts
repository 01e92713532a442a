import { defineWords } from '@shop/theming/words';

export const approvalsWords = defineWords('approvals', {
  heading: '承認依頼',
  total: (count: number) => `${count}件の依頼`,
  lead: 'ご自身の依頼と、承認者の方には同じ企業の方の依頼が表示されます。',
  request: (name: string, price: string) => `${name} 様の依頼　${price}`,
  own: 'ご自身の依頼',
  empty: '承認の依頼はありません',
});
