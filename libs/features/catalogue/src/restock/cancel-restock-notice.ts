import type { ApiClient } from '@shop/api-client/api-client';
import { deleteRestockNotice } from '@shop/contract/restock-notices/delete-restock-notice';

/** Cancels the restock notice whose mail carried this token. One that does not exist any more is no error. */
export const cancelRestockNotice = async (api: ApiClient, key: string, token: string): Promise<void> => {
  await api.call(deleteRestockNotice, { params: { key }, query: { t: token } });
};
