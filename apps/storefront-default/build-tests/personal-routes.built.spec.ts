import { type Row, visitRoutes } from './visit-routes';

const ROWS: readonly Row[] = [
  ['[route-mypage-card] the cards', '/mypage/card', 'member', 'クレジットカード', '2枚を登録'],
  [
    '[route-mypage-card-add] the form for a new card',
    '/mypage/card/add',
    'member',
    'クレジットカードの追加',
    'カードの情報',
  ],
  ['[route-mypage-memorial] the days to remember', '/mypage/memorial', 'member', '記念日', '2件を登録'],
  [
    '[route-mypage-memorial-add] the form for a day to remember',
    '/mypage/memorial/add',
    'member',
    '記念日の追加',
    '呼び名',
  ],
  [
    '[route-mypage-memorial-key-edit] the form for a day of the member',
    '/mypage/memorial/1/edit',
    'member',
    '記念日の変更',
    '呼び名',
  ],
  ['[route-mypage-measurement] the measurements', '/mypage/measurement', 'member', '採寸データ', '1件を記録'],
  [
    '[route-mypage-measurement-edit] the form for a measurement',
    '/mypage/measurement/edit',
    'member',
    '採寸データの追加',
    '前回 158.5',
  ],
  [
    '[route-mypage-name-embroidery] the embroidery',
    '/mypage/name-embroidery',
    'member',
    'ネーム刺繍',
    'ネーム刺繍が登録されていません',
  ],
  [
    '[route-mypage-name-embroidery-edit] the form for the embroidery',
    '/mypage/name-embroidery/edit',
    'member',
    'ネーム刺繍の変更',
    '糸の色',
  ],
  ['[route-mypage-logout] signing out', '/mypage/logout', 'member', 'ログアウト', 'ログアウトする'],
  ['[route-mypage-user-info] the profile', '/mypage/user_info', 'member', '会員情報', 'member@example.jp'],
  [
    '[route-mypage-user-info-edit] the form for the profile',
    '/mypage/user_info/edit',
    'member',
    '会員情報の変更',
    '秘密の質問',
  ],
];

visitRoutes(ROWS);
