import { defineWords } from '@shop/theming/words';

export const mypageFrameWords = defineWords('mypage-frame', {
  home: 'ホーム',
  mypage: 'マイページ',
});
