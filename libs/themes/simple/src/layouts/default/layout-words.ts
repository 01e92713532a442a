import { defineWords } from '@shop/theming/words';

export const layoutWords = defineWords('layout', {
  skipToContent: '本文へスキップ',
  cartsJoined: (fromGuest: number, fromMember: number) =>
    `ログイン前にお選びの${fromGuest}点と、会員のカートにあった${fromMember}点を、ひとつのカートにまとめました`,
});
