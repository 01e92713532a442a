import { listPrefecturesSpec } from '@shop/contract/postal-codes/list-prefectures';
import { PREFECTURE_NAMES } from '@shop/contract/postal-codes/prefecture-names';
import { handle } from '../http/handle';

export const listPrefecturesRoute = handle(listPrefecturesSpec, (context) => {
  const prefectures = PREFECTURE_NAMES.map((name, index) => ({ id: index + 1, name }));
  context.answer.paginate(prefectures.length, 1, 'all');
  return Promise.resolve(prefectures);
});
