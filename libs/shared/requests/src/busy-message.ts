/** What a shopper reads where a request is rejected because too many are being handled: what happened and what to do. */
export const BUSY_MESSAGE =
  'ただいま大変混み合っています。しばらく時間をおいてから、もう一度お試しください。';
