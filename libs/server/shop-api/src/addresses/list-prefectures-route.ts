import { listPrefecturesSpec } from '@shop/contract/postal-codes/list-prefectures';
import { PREFECTURE_NAMES } from '@shop/contract/postal-codes/prefecture-names';
import { defineRoute } from '../http/define-route';

export const listPrefecturesRoute = defineRoute(listPrefecturesSpec, (context) => {
  const prefectures = PREFECTURE_NAMES.map((name, index) => ({ id: index + 1, name }));
  context.response.paginate(prefectures.length, 1, 'all');
  return Promise.resolve(prefectures);
});
