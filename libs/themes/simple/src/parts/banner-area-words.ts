import { defineWords } from '@shop/theming/words';

export const bannerAreaWords = defineWords('banner-area', {
  banners: 'おすすめのご案内',
  download: '画像をダウンロード',
  ofBanner: (title: string) => `（${title}）`,
});
