import { useShopServices } from '@shop/query/shop-services-provider';
import { browserCookies } from '@shop/session/browser-cookies';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { hideMessage, visibleMessages } from './hidden-messages';
import { type MessageView, messagesQuery } from './messages-query';

/** The messages of a page, and what hides one of them. */
export interface PageMessages {
  /** To be shown now. */
  readonly messages: readonly MessageView[];
  /** Those that only the browser can decide about; a browser without scripts shows them all. */
  readonly undecided: readonly MessageView[];
  hide(message: MessageView): void;
}

/**
 * The messages of a page that the shopper has not hidden. Which ones are hidden is kept in cookies that only the browser
 * reads, so those that can be hidden follow after hydration. A page does without messages that cannot be fetched.
 * account §2 "Page names", §4
 */
export function usePageMessages(pageName: MessageView['pageNames'][number]): PageMessages {
  const { api, queryClient, channel } = useShopServices();
  const { data = [] } = useQuery(messagesQuery(api));
  const [, readCookiesAgain] = useReducer((times: number) => times + 1, 0);
  const isHydrating = useIsHydrating();
  const prefix = channelPrefixOf(queryClient, channel);
  const ofPage = data.filter(({ pageNames }) => pageNames.includes(pageName));
  return {
    messages: isHydrating
      ? ofPage.filter(({ isHideable }) => !isHideable)
      : visibleMessages(browserCookies(), prefix, ofPage, pageName),
    undecided: isHydrating ? ofPage.filter(({ isHideable }) => isHideable) : [],
    hide: (message) => {
      hideMessage(browserCookies(), prefix, message);
      readCookiesAgain();
    },
  };
}
