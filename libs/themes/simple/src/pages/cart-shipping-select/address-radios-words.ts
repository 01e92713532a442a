import { defineWords } from '@shop/theming/words';

export const addressRadiosWords = defineWords('address-radios', {
  search: '住所を検索',
  searchHint: 'お名前、住所、郵便番号、電話番号の一部でお探しいただけます',
  found: (count: number) => `${count}件見つかりました`,
  nothingFound: '該当する住所が見つかりませんでした。ほかの言葉でお探しください。',
  more: 'もっと見る',
  mustSearch: '住所がほかにもあります。お名前や住所で検索してください。',
});
