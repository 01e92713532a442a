import { handle as guestOrder } from '../pages/guest-order';
import { handle as loginSync } from '../pages/login-sync';
import { handle as loginUnlock } from '../pages/login-unlock';
import { handle as oauthCallback } from '../pages/oauth-callback';
import { handle as orderReceipt } from '../pages/order-receipt';
import { handle as productDetail } from '../pages/product-detail';
import { handle as productList } from '../pages/product-list';
import { handle as resetPassword } from '../pages/reset-password';
import { handle as resetUsername } from '../pages/reset-username';
import { handle as socialGift } from '../pages/social-gift';
import { handle as socialGiftComplete } from '../pages/social-gift-complete';
import { handle as socialGiftConfirm } from '../pages/social-gift-confirm';
import { handle as socialGiftDelivery } from '../pages/social-gift-delivery';
import { handle as socialGiftShipping } from '../pages/social-gift-shipping';
import { handle as verifyEmail } from '../pages/verify-email';
import { carriesSecret } from './carries-secret';

it.each([
  ['/orders/receipt?no=D-1&t=', orderReceipt, '?no=D-1&t=secret'],
  ['/orders/guest?no=D-1&t=', guestOrder, '?no=D-1&t=secret'],
  ['/verify/email?token=', verifyEmail, '?token=secret'],
  ['/login/unlock?code=', loginUnlock, '?code=secret'],
  ['/login_sync?token=', loginSync, '?token=secret'],
  ['/oauth/callback?code=', oauthCallback, '?code=secret'],
  ['/reminder/reset?token=', resetPassword, '?token=secret'],
  ['/reminder/username/reset?token=', resetUsername, '?token=secret'],
  ['/social-gift', socialGift, ''],
  ['/social-gift/{key}/shipping', socialGiftShipping, ''],
  ['/social-gift/{key}/delivery', socialGiftDelivery, ''],
  ['/social-gift/{key}/confirm', socialGiftConfirm, ''],
  ['/social-gift/{key}/complete', socialGiftComplete, ''],
  ['/product/{key}?restock_token=', productDetail, '?restock_token=secret'],
])('the URL of %s carries a secret', (_url, { page }, search) => {
  expect(carriesSecret(page, search)).toBe(true);
});

it.each([
  ['/product?q=', productList, '?q=器'],
  ['/product/{key}', productDetail, '?color=white'],
])('the URL of %s carries none', (_url, { page }, search) => {
  expect(carriesSecret(page, search)).toBe(false);
});
