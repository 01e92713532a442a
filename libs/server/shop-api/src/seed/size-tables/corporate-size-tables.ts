import { inCentimetres } from './seed-size-table';

const CARRIED_IN = '搬入経路の幅と、エレベーターの奥行を事前にお確かめください。';
const FURNITURE = ['幅', '奥行', '高さ', '重さ（kg）'];
const SEATS = [...FURNITURE, '座面の高さ'];

/** The size tables of the wholesale shop: office and shop furniture, with what it needs on its way in. */
export const corporateSizeTables = [
  inCentimetres(
    ['work-desk', 'ワークデスク', ['work-desk']],
    [...FURNITURE, '天板の厚さ', '耐荷重（kg）'],
    [
      ['120cm', '120', '70', '72', '28', '2.5', '60'],
      ['140cm', '140', '70', '72', '32', '2.5', '60'],
      ['160cm', '160', '70', '72', '36', '2.5', '60'],
    ],
    `脚の内側は、幅から12cmを引いた長さです。デスクワゴン（幅39cm）が下に入ります。${CARRIED_IN}`,
  ),
  inCentimetres(
    ['office-chairs', 'オフィスチェア', ['work-chair']],
    SEATS,
    [
      ['本体', '62', '60', '92〜101', '14', '42〜51'],
      ['座面', '49', '46', '—', '—', '42〜51'],
      ['梱包', '66', '38', '62', '17', '—'],
    ],
    '高さ72cmの机に合います。肘置きの高さは床から64〜73cmです。',
  ),
  inCentimetres(
    ['meeting-chair', 'ミーティングチェア', ['meeting-chair']],
    SEATS,
    [
      ['本体', '53', '55', '78', '5.2', '44'],
      ['6脚を重ねたとき', '53', '86', '118', '31', '—'],
    ],
    '台車は別売りです。連結金具を使うと、1脚あたりの幅は55cmになります。',
  ),
  inCentimetres(
    ['meeting-table', '会議テーブル', ['meeting-table']],
    FURNITURE,
    [
      ['本体', '180', '90', '72', '38'],
      ['脚の内側', '152', '74', '68', '—'],
      ['梱包（天板）', '188', '98', '10', '30'],
    ],
    `6名が座れます。まわりに90cm以上の通路をおとりください。${CARRIED_IN}`,
  ),
  inCentimetres(
    ['manager-desk', '役席デスク', ['manager-desk']],
    FURNITURE,
    [
      ['本体', '160', '80', '72', '58'],
      ['引き出し（内側）', '32', '46', '10', '—'],
    ],
    `組み立てと設置を承ります。${CARRIED_IN}`,
  ),
  inCentimetres(
    ['lockers', 'ロッカー', ['locker', 'slim-locker']],
    FURNITURE,
    [
      ['三人用', '90', '51.5', '179', '46'],
      ['スリム', '30', '51.5', '179', '19'],
      ['一人分の内側', '26', '48', '160', '—'],
    ],
    '床のアジャスターで1.5cmまで水平を調節できます。壁への固定をおすすめします。',
  ),
  inCentimetres(
    ['cabinets', '収納家具', ['cabinet', 'wagon', 'book-shelf']],
    FURNITURE,
    [
      ['引き出しキャビネット', '80', '45', '105', '48'],
      ['デスクワゴン', '39', '58', '61', '23'],
      ['書架', '90', '30', '180', '36'],
    ],
    'A4ファイル（高さ31cm）が立てて入ります。',
  ),
  inCentimetres(
    ['rack', '中量ラック', ['rack']],
    [...FURNITURE, '一段の耐荷重（kg）'],
    [
      ['本体', '150', '60', '180', '54', '300'],
      ['棚一段の内側', '142', '58', '40', '—', '300'],
    ],
    '棚は5cmおきに動かせます。地震に備え、床か壁に固定してください。',
  ),
  inCentimetres(
    ['sofas', 'ロビーの椅子', ['two-seat-sofa', 'single-sofa', 'bench', 'lobby-stool']],
    SEATS,
    [
      ['二人掛け', '128', '68', '72', '29', '41'],
      ['一人掛け', '72', '68', '72', '18', '41'],
      ['ベンチ', '150', '48', '41', '21', '41'],
      ['スツール', '45', '45', '41', '7', '41'],
    ],
    `センターテーブル（高さ42cm）と高さが合います。${CARRIED_IN}`,
  ),
  inCentimetres(
    ['lobby-tables', 'ロビーのテーブル', ['center-table', 'cafe-table']],
    FURNITURE,
    [
      ['センターテーブル', '90', '50', '42', '16'],
      ['休憩テーブル', '60', '60', '72', '14'],
    ],
    '天板の角は半径1cmで丸めています。',
  ),
];
