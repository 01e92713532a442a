import { defineWords } from '@shop/theming/words';

export const latePlaceWords = defineWords('late-place', {
  consent: 'Cookieの設定',
});
