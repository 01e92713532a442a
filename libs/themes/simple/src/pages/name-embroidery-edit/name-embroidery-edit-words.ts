import { defineWords } from '@shop/theming/words';

export const nameEmbroideryEditWords = defineWords('name-embroidery-edit', {
  heading: 'ネーム刺繍の変更',
  embroidery: 'ネーム刺繍',
  form: 'ネーム刺繍',
  textHint: '漢字は6文字、かな・カナは8文字、ローマ字は14文字まで',
  fontHint: '筆記体はローマ字だけにお選びいただけます',
  saved: 'ネーム刺繍を保存しました',
});
