import { readNews } from '@shop/contract/news/read-news';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isLoginAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { markDeviceNews } from './device-news';
import { newsKeys } from './news-keys';
import { newsEntryQuery } from './news-entry-query';
import type { NewsEntryView } from './news-list-query';

/**
 * Marks a piece of news as read once somebody sees it: a guest on the device, a member in the API. The lists show the mark at their next look; if the call fails,
 * the piece stays unread and is marked at the next visit. core §3
 */
export function useMarkNewsRead({ id, isRead }: Pick<NewsEntryView, 'id' | 'isRead'>): void {
  const services = useShopServices();
  const { api, queryClient } = services;
  const isLogin = useAtomValue(isLoginAtom);
  const { queryKey } = newsEntryQuery(api, String(id));
  const mutationKey = useMemo(() => newsKeys.read(id), [id]);
  const { mutate } = useGuardedMutation({
    mutationKey,
    mutationFn: () => api.call(readNews, { body: { readable_id: id } }),
    // Whatever renders the piece meanwhile does not send the mark again.
    onMutate: () => void queryClient.setQueryData(queryKey, (entry) => entry && { ...entry, isRead: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newsKeys.pages }),
  });
  useEffect(() => {
    // A response that was on its way may still say unread.
    const isMarked = queryClient.getMutationCache().find({ mutationKey, exact: true }) !== undefined;
    if (isLogin && !isRead && !isMarked) mutate();
  }, [isLogin, isRead, mutate, mutationKey, queryClient]);
  useEffect(() => {
    if (!isLogin) markDeviceNews(deviceStorage(services), id);
  }, [isLogin, services, id]);
}
