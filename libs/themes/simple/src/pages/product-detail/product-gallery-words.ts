import { defineWords } from '@shop/theming/words';

export const productGalleryWords = defineWords('product-gallery', {
  showPicture: (number: number) => `画像${number}を表示する`,
});
