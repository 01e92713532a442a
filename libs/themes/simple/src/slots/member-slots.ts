import type { Me } from '@shop/feature-account/me-query';
import type { OrderView } from '@shop/feature-orders/order-view';
import { defineSlot } from '@shop/theming/theme-place';

/** Below the heading of the login. */
export const LoginNoteSlot = defineSlot<'login-note'>('login-note');
/** Below the member's name at the top of the member's area. */
export const MypageLeadSlot = defineSlot<'mypage-lead', { readonly me: Me }>('mypage-lead');
/** Above the content of an order of the member. */
export const OrderDetailNoteSlot = defineSlot<'order-detail-note', { readonly order: OrderView }>(
  'order-detail-note',
);
