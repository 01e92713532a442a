import { type Row, visitRoutes } from './visit-routes';

/** The gift is in the tab or behind the link, and is the browser's to load. */
const LOADING = '読み込み中';
const STEPS = [
  ['shipping', 'ギフトのお届け先の入力'],
  ['delivery', 'ギフトのお届け日時の指定'],
  ['confirm', 'ギフトのお届け内容の確認'],
  ['complete', 'ギフトの受付完了'],
] as const;

const ROWS: readonly Row[] = [
  [
    '[route-social-gift] the beginning of a social gift',
    '/social-gift',
    'public',
    'ギフトを受け取る',
    'お受け取りの流れ',
  ],
  ...STEPS.flatMap(([step, heading]): Row[] => [
    [
      `[route-social-gift-${step}] ${step} of the gift that the tab keeps`,
      `/social-gift/${step}`,
      'public',
      heading,
      LOADING,
    ],
    [
      `[route-social-gift-key-${step}] ${step} of a gift`,
      `/social-gift/nobody/${step}`,
      'public',
      heading,
      LOADING,
    ],
  ]),
];

visitRoutes(ROWS);
