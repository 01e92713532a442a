/** Products of one line that a demo shop offers together: kinds and how many of each. */
interface DemoSet {
  readonly key: string;
  /** Follows the name of the line. */
  readonly name: string;
  readonly description: string;
  readonly items: Readonly<Record<string, number>>;
}

/** The sets of each shop, by its key. Every line that has all of their kinds offers them. */
export const DEMO_SETS: Readonly<Record<string, readonly DemoSet[]>> = {
  default: [
    {
      key: 'breakfast',
      name: '朝の食卓セット',
      description: 'マグカップと平皿を二人分。同じ窯で焼いた、重ねてしまえる組み合わせです。',
      items: { mug: 2, plate: 2 },
    },
    {
      key: 'rice-and-tea',
      name: 'ご飯とお茶のセット',
      description: '飯碗と湯のみを二人分に、運ぶのにちょうどよい丸盆を添えました。',
      items: { 'rice-bowl': 2, teacup: 2, tray: 1 },
    },
    {
      key: 'dining',
      name: '食卓まわりのセット',
      description: 'ダイニングチェア二脚に、花や本を置ける飾り棚。木の色をそろえて届きます。',
      items: { chair: 2, shelf: 1 },
    },
    {
      key: 'towels',
      name: 'タオル入れ替えセット',
      description: '家族の一年分を一度に。バスタオル二枚とフェイスタオル四枚です。',
      items: { 'bath-towel': 2, 'face-towel': 4 },
    },
    {
      key: 'tea-time',
      name: 'お茶の時間セット',
      description: '煎茶とほうじ茶に、ひとくち羊羹。急な来客にも困りません。',
      items: { sencha: 1, hojicha: 1, yokan: 1 },
    },
  ],
  corporate: [
    {
      key: 'workplace',
      name: '一人分の席セット',
      description: '机、椅子、手もとを照らすデスクライト。増員のときに、一席分をまとめて手配できます。',
      items: { 'work-desk': 1, 'work-chair': 1, 'desk-light': 1 },
    },
    {
      key: 'meeting-room',
      name: '六人の会議室セット',
      description: '六人掛けの会議テーブルと椅子六脚。会議室を一室、そのまま整えられます。',
      items: { 'meeting-table': 1, 'meeting-chair': 6 },
    },
    {
      key: 'lobby',
      name: '応接セット',
      description: '二人掛けと一人掛け二台のソファに、高さの合うセンターテーブルです。',
      items: { 'two-seat-sofa': 1, 'single-sofa': 2, 'center-table': 1 },
    },
  ],
  school: [
    {
      key: 'entrance-slacks',
      name: '入学準備セット（スラックス）',
      description:
        'ブレザー、洗い替えを入れた長袖シャツ二枚、スラックス、ネクタイ。サイズは一点ずつ選べます。',
      items: { blazer: 1, shirt: 2, slacks: 1, necktie: 1 },
    },
    {
      key: 'entrance-skirt',
      name: '入学準備セット（スカート）',
      description: 'ブレザー、洗い替えを入れた長袖シャツ二枚、スカート、リボン。サイズは一点ずつ選べます。',
      items: { blazer: 1, shirt: 2, skirt: 1, ribbon: 1 },
    },
    {
      key: 'gym',
      name: '体育ひとそろい',
      description: '体操服の上下、寒い日のジャージ上下、体操帽子。体育の支度が一度にそろいます。',
      items: { 'gym-set': 1, jersey: 1, 'jersey-pants': 1, 'gym-cap': 1 },
    },
    {
      key: 'commute',
      name: '通学ひとそろい',
      description:
        '通学リュック、通学靴、上履きに、通学ソックスを三足。新しい毎日の足もとまで、一度にそろいます。',
      items: { 'school-bag': 1, loafers: 1, 'indoor-shoes': 1, 'school-socks': 3 },
    },
  ],
  gift: [
    {
      key: 'tea-and-sweets',
      name: 'お茶とお菓子の贈りもの',
      description: '焼菓子とお茶の詰め合わせ。届いた日に、そのままお茶の時間を楽しんでいただけます。',
      items: { sweets: 1, 'tea-set': 1 },
    },
    {
      key: 'first-flowers',
      name: '花と一輪挿し',
      description: '花束と、花が終わった後も使える一輪挿し。花器をお持ちでない方への贈りものに。',
      items: { bouquet: 1, 'single-vase': 1 },
    },
    {
      key: 'baby',
      name: 'はじめての冬支度',
      description: '出産祝いの箱に、帽子と靴下を添えました。色は一点ずつ選べます。',
      items: { 'baby-box': 1, 'baby-cap': 1, 'baby-socks': 1 },
    },
  ],
};
