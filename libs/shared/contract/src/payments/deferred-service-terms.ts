/** How and by when an order that is paid after its delivery (後払い) is paid: the service's invoice says the day. */
export const DEFERRED_SERVICE_TERMS =
  '商品とは別に、決済サービスから請求書をお送りします。商品の到着後、請求書に記載の期限までに、コンビニエンスストアなどでお支払いください。';
