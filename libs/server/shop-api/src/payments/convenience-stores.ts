/** A chain of convenience stores that takes payments, and what to do there. */
export interface ConvenienceStore {
  readonly name: string;
  readonly steps: readonly string[];
}

const TO_THE_REGISTER = '印刷された申込券を30分以内にレジへお持ちになり、現金でお支払いください。';
const AT_THE_REGISTER: readonly string[] = [
  'レジで「インターネットの支払い」とお伝えください。',
  '払込番号をお伝えいただくか、画面をお見せになり、現金でお支払いください。',
];

/** Where a payment by receipt number can be made. */
export const CONVENIENCE_STORES: readonly ConvenienceStore[] = [
  { name: 'セブン-イレブン', steps: AT_THE_REGISTER },
  {
    name: 'ファミリーマート',
    steps: [
      '店内のマルチコピー機で「代金支払い」を選び、「番号入力」へお進みください。',
      '払込番号を入力してください。',
      TO_THE_REGISTER,
    ],
  },
  {
    name: 'ローソン・ミニストップ',
    steps: [
      '店内のLoppiで「各種サービスメニュー」の「番号をお持ちの方」を選んでください。',
      '払込番号を入力してください。',
      TO_THE_REGISTER,
    ],
  },
  { name: 'セイコーマート', steps: AT_THE_REGISTER },
];
