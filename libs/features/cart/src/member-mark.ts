import type { ShopServices } from '@shop/query/shop-services';
import { tabStorage } from '@shop/site/storage/shop-storage';

type MarkServices = Pick<ShopServices, 'queryClient' | 'channel'>;

/** The name, after the shop's prefix, under which the tab notes that a member is here. */
const MARK = 'member_here';

/** Notes that a member shops in this tab, until they sign out themselves. */
export const noteMember = (services: MarkServices): void => tabStorage(services).setItem(MARK, '1');

/** The member has signed out: the next shopper in this tab is somebody else. */
export const forgetMember = (services: MarkServices): void => tabStorage(services).removeItem(MARK);

/** Whether a member has shopped in this tab who has not signed out: without a token, their session has ended. */
export const wasMemberHere = (services: MarkServices): boolean => tabStorage(services).getItem(MARK) !== null;
