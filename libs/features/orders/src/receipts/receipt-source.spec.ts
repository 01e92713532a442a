import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import { guestReceipt, memberReceipt } from './receipt-source';

const INFO = { addressee: '山田商店', honorific: '御中', proviso: '' } as const;

// spec items: call-put-v1-orders-no-guest-receipt, call-put-v1-me-orders-id-download-receipt
it.each([
  ['a guest', guestReceipt('D-1', 'key'), '/v1/orders/D-1/guest/receipt?t=key', { receiptInfo: INFO }],
  ['a member', memberReceipt(7), '/v1/me/orders/7/download/receipt', INFO],
])('the receipt of %s is sent as the specification says', async (_who, source, path, body) => {
  const sent: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.invalid',
    channel: 'default',
    auth: anonymousAuth,
    onError: () => undefined,
    fetch: async (...call) => {
      const request = new Request(...call);
      sent.push([request.method, request.url, await request.json()]);
      return Response.json({});
    },
  });
  await source.write(api, INFO);
  expect(sent).toEqual([['PUT', `http://api.invalid${path}`, body]]);
});
