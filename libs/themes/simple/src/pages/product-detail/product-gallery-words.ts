import { defineWords } from '@shop/theming/words';

export const productGalleryWords = defineWords('product-gallery', {
  pictures: '商品の画像',
  showPicture: (number: number) => `画像${number}を表示する`,
  enlarge: (number: number) => `画像${number}を拡大する`,
  chooseVariant: (label: string) => `${label}を選ぶ`,
});
