import type { KindFacts } from './kind-facts';

/** The kinds of the wholesale shop. */
export const corporateFacts: Readonly<Record<string, KindFacts>> = {
  'work-chair': [
    '背：メッシュ、座：モールドウレタン、脚：ナイロン樹脂',
    '幅62cm × 奥行60cm × 高さ92〜101cm、座面の高さ42〜51cm',
    'upholstery',
  ],
  'meeting-chair': [
    '張り地：ポリエステル、脚：スチール',
    '幅53cm × 奥行55cm × 高さ78cm、6脚まで積み重ね',
    'upholstery',
  ],
  'work-desk': ['天板：メラミン化粧板、脚：スチール', '奥行70cm × 高さ72cm、耐荷重60kg', 'steel'],
  'meeting-table': ['天板：メラミン化粧板、脚：スチール', '幅180cm × 奥行90cm × 高さ72cm、6名用', 'steel'],
  'manager-desk': [
    '天板：木目化粧板、本体：スチール',
    '幅160cm × 奥行80cm × 高さ72cm、鍵付き引き出し',
    'steel',
  ],
  whiteboard: [
    '板面：ホーロー、枠：アルミニウム',
    '幅180cm × 高さ185cm（板面120cm）、両面・キャスター付き',
    'steel',
  ],
  'desk-light': ['アルミニウム、樹脂', 'アーム42cm × 38cm、LED 9W、明るさ5段階', 'light'],
  'wall-clock': ['枠：樹脂、風防：強化ガラス', '直径36cm × 厚さ5cm、電波修正、単二電池2本', 'steel'],
  locker: ['鋼板（厚さ0.7mm）、粉体塗装', '幅90cm × 奥行51.5cm × 高さ179cm、シリンダー錠', 'steel'],
  'slim-locker': ['鋼板（厚さ0.6mm）、粉体塗装', '幅30cm × 奥行51.5cm × 高さ179cm、ダイヤル錠', 'steel'],
  cabinet: ['鋼板、粉体塗装', '幅80cm × 奥行45cm × 高さ105cm、引き出し3段', 'steel'],
  wagon: ['鋼板、粉体塗装', '幅39cm × 奥行58cm × 高さ61cm、3段・鍵付き', 'steel'],
  rack: ['鋼板、焼付塗装', '幅150cm × 奥行60cm × 高さ180cm、一段の耐荷重300kg', 'steel'],
  'book-shelf': ['鋼板、木目シート', '幅90cm × 奥行30cm × 高さ180cm、棚5段', 'steel'],
  partition: [
    '芯：ペーパーコア、張り地：ポリエステル（防炎）',
    '幅90cm × 高さ160cm × 厚さ4.5cm',
    'upholstery',
  ],
  'low-partition': [
    '芯：ペーパーコア、張り地：ポリエステル（防炎）',
    '幅90cm × 高さ120cm × 厚さ4.5cm',
    'upholstery',
  ],
  'display-stand': ['天然木合板、ウレタン塗装', '幅120cm × 奥行60cm × 高さ90cm、3段', 'wood'],
  'display-shelf': ['天然木合板、スチール', '幅90cm × 奥行35cm × 高さ180cm、棚4段', 'wood'],
  gondola: ['スチール、背面：有孔板', '幅90cm × 奥行90cm × 高さ135cm、両面', 'steel'],
  'register-counter': [
    '天板：メラミン化粧板、本体：天然木合板',
    '幅120cm × 奥行60cm × 高さ90cm、内側に棚1段',
    'wood',
  ],
  'reception-counter': ['天板：人造大理石、本体：天然木合板', '幅150cm × 奥行60cm × 高さ98cm', 'wood'],
  'shop-basket': ['ポリプロピレン', '幅46cm × 奥行33cm × 高さ24cm、容量33L、20個組', 'steel'],
  'spot-light': ['アルミニウム、スチール', '高さ165cm、LED 18W、首振り180度', 'light'],
  'flower-stand': ['陶器、脚：スチール', '直径30cm × 高さ75cm', 'pottery'],
  'two-seat-sofa': [
    '張り地：合成皮革（抗菌・防汚）、脚：スチール',
    '幅128cm × 奥行68cm × 高さ72cm、座面の高さ41cm',
    'upholstery',
  ],
  'single-sofa': [
    '張り地：合成皮革（抗菌・防汚）、脚：スチール',
    '幅68cm × 奥行68cm × 高さ72cm、座面の高さ41cm',
    'upholstery',
  ],
  bench: [
    '張り地：合成皮革（抗菌・防汚）、脚：スチール',
    '幅150cm × 奥行48cm × 高さ42cm、3名掛け',
    'upholstery',
  ],
  'lobby-stool': ['張り地：ポリエステル、芯：ウレタン', '直径42cm × 高さ42cm', 'upholstery'],
  'center-table': ['天板：強化ガラス、脚：スチール', '幅110cm × 奥行55cm × 高さ43cm', 'steel'],
  'cafe-table': ['天板：メラミン化粧板、脚：アルミダイキャスト', '直径75cm × 高さ72cm、2〜3名用', 'steel'],
  'magazine-shelf': ['天然木合板、ウレタン塗装', '幅80cm × 奥行35cm × 高さ120cm、A4判12面', 'wood'],
  'lobby-lamp': ['シェード：不燃布、脚：スチール', '直径40cm × 高さ155cm、LED 12W', 'light'],
};
