import { defineWords } from '@shop/theming/words';

export const maintenanceWords = defineWords('maintenance', {
  heading: 'メンテナンス中',
  message: 'ただいまメンテナンスを行っています。ご迷惑をおかけしますが、しばらくお待ちください。',
  retry: 'もう一度開く',
});
