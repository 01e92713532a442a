import { useShopServices } from '@shop/query/shop-services-provider';
import { browserCookies } from '@shop/session/browser-cookies';
import { channelPrefixOf } from '@shop/site/settings-query';
import { useQuery } from '@tanstack/react-query';
import { useReducer, useSyncExternalStore } from 'react';
import { hideMessage, visibleMessages } from './hidden-messages';
import { type MessageView, messagesQuery } from './messages-query';

const nothingToFollow = () => () => undefined;

/** The messages of a page, and what hides one of them. */
export interface PageMessages {
  /** To be shown now. */
  readonly messages: readonly MessageView[];
  /** Those that only the browser can decide about; a browser without scripts shows them all. */
  readonly undecided: readonly MessageView[];
  hide(message: MessageView): void;
}

/**
 * The messages of a page that the shopper has not hidden. Which ones are hidden stands in cookies that only the browser
 * reads, so those that can be hidden follow after hydration. A page does without messages that cannot be fetched.
 * account §2 "Page names", §4
 */
export function usePageMessages(pageName: MessageView['pageNames'][number]): PageMessages {
  const { api, queryClient, channel } = useShopServices();
  const { data = [] } = useQuery(messagesQuery(api));
  const [, readCookiesAgain] = useReducer((times: number) => times + 1, 0);
  const isInBrowser = useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
  const prefix = channelPrefixOf(queryClient, channel);
  const ofPage = data.filter(({ pageNames }) => pageNames.includes(pageName));
  return {
    messages: isInBrowser
      ? visibleMessages(browserCookies(), prefix, ofPage, pageName)
      : ofPage.filter(({ isHideable }) => !isHideable),
    undecided: isInBrowser ? [] : ofPage.filter(({ isHideable }) => isHideable),
    hide: (message) => {
      hideMessage(browserCookies(), prefix, message);
      readCookiesAgain();
    },
  };
}
