/** A sentence, and the kinds of things that it is true of; of every kind of its aisle where none are named. */
export interface Phrase {
  readonly says: string;
  readonly of?: readonly string[];
}

/** What a reviewer noticed: the heading of a review, a sentence, and the stars. */
export interface Remark extends Phrase {
  readonly title: string;
  readonly rating: number;
}

/** What the descriptions and reviews of one aisle are written from. `N` stands for what the thing is called. */
export interface AisleTexts {
  readonly uses: readonly Phrase[];
  readonly remarks: readonly Remark[];
}

/** The phrases that are true of a kind: no umbrella grows soft by washing, though the towels beside it do. */
export const fitting = <Any extends Phrase>(phrases: readonly Any[], kindKey: string): readonly Any[] =>
  phrases.filter(({ of }) => of === undefined || of.includes(kindKey));

/** By the key of the aisle. */
export const AISLE_TEXTS: Readonly<Record<string, AisleTexts>> = {
  kitchen: {
    uses: [
      {
        says: '毎日手に取るものだからこそ、重さと持ちやすさを何度も確かめてから窯と工房に仕上げをお願いしました。',
      },
      {
        says: '食卓に一つ加わるだけで、いつもの献立が少しあらたまって見えます。重ねてしまえるので、棚の場所も取りません。',
        of: ['mug', 'teacup', 'plate', 'rice-bowl', 'pot', 'tray'],
      },
      {
        says: '朝の支度にも来客にも気兼ねなく使えるNです。買い足しができるよう、同じ形を長くつくり続けています。',
        of: ['mug', 'teacup', 'plate', 'rice-bowl', 'pot', 'kettle'],
      },
      {
        says: '火や湯のそばで使うNだからこそ、置いたときの座りと口の開きを確かめています。',
        of: ['kettle', 'canister', 'pot'],
      },
    ],
    remarks: [
      { title: '持ったときの軽さ', says: '手に取ると見た目より軽く、洗うときも扱いやすいNです。', rating: 5 },
      {
        title: '写真どおりの色',
        says: '色は写真より少し落ち着いていますが、料理が映えて気に入りました。',
        rating: 4,
        of: ['mug', 'teacup', 'plate', 'rice-bowl'],
      },
      {
        title: '毎日使っています',
        says: '届いた日から毎日使っていますが、欠けも色移りもありません。',
        rating: 5,
        of: ['mug', 'teacup', 'plate', 'rice-bowl'],
      },
      {
        title: 'ひとまわり小さめ',
        says: 'Nとしてはひとまわり小さめに感じました。一人分にはちょうどよいです。',
        rating: 4,
        of: ['mug', 'teacup', 'plate', 'rice-bowl'],
      },
      {
        title: '丁寧な梱包',
        says: '割れものなので心配でしたが、二重に包まれていて無事に届きました。',
        rating: 5,
        of: ['mug', 'teacup', 'plate', 'rice-bowl', 'canister'],
      },
      {
        title: 'もう少し安ければ',
        says: '品物はとてもよいので、もう少し手ごろだと家族の分もそろえられます。',
        rating: 3,
      },
    ],
  },
  living: {
    uses: [
      {
        says: '部屋の主役にならず、そこにあると落ち着く。そんな寸法を、実際の六畳間に置きながら決めました。',
      },
      {
        says: '組み立ては付属の工具でおよそ十分です。脚の裏には床を傷めないフェルトを貼ってあります。',
        of: ['stool', 'chair', 'shelf'],
      },
      {
        says: '木の色は一つひとつ少しずつ違います。使ううちに深まっていくNの表情も、あわせてお楽しみください。',
        of: ['table-lamp', 'floor-lamp', 'stool', 'chair', 'shelf', 'clock'],
      },
    ],
    remarks: [
      {
        title: '部屋になじみました',
        says: '置いたその日から前からあったように部屋になじみました。',
        rating: 5,
      },
      {
        title: '木の手ざわり',
        says: '角がなめらかに仕上げてあり、触れるたびに気持ちのよいNです。',
        rating: 5,
        of: ['table-lamp', 'floor-lamp', 'stool', 'chair', 'shelf', 'clock'],
      },
      {
        title: '思ったより大きい',
        says: '寸法を確かめたつもりでしたが、実物は少し大きく感じました。',
        rating: 4,
      },
      {
        title: '組み立ては簡単',
        says: '説明書がわかりやすく、ひとりで組み立てられました。',
        rating: 5,
        of: ['floor-lamp', 'stool', 'chair', 'shelf'],
      },
      {
        title: '夜の時間が変わった',
        says: 'このNを置いてから、夜に本を読む時間が増えました。',
        rating: 5,
        of: ['table-lamp', 'floor-lamp'],
      },
      {
        title: '木のにおい',
        says: '届いて二日ほど木と油のにおいがしましたが、風を通すと消えました。',
        rating: 4,
        of: ['stool', 'chair', 'shelf'],
      },
    ],
  },
  fabric: {
    uses: [
      {
        says: '糸の撚りと織りの密度を変えた試作を、洗っては比べることを重ねて、この一枚に決めました。',
        of: ['bath-towel', 'face-towel', 'blanket', 'scarf'],
      },
      {
        says: '洗うほどにやわらかくなり、自分のものになっていきます。季節を問わずお使いいただけるNです。',
        of: ['bath-towel', 'face-towel', 'blanket', 'scarf'],
      },
      {
        says: '色は日に当てても褪せにくい染めを選びました。洗い替えにもう一枚、という方も多い品です。',
        of: ['bath-towel', 'face-towel', 'scarf', 'cap'],
      },
      {
        says: '縫い目と持ち手、骨や芯まで、力のかかる所を一つずつ確かめてからお届けするNです。',
        of: ['cushion', 'tote', 'umbrella', 'cap'],
      },
    ],
    remarks: [
      {
        title: '肌ざわりがよい',
        says: '敏感な肌ですが、このNはちくちくせずに使えています。',
        rating: 5,
        of: ['bath-towel', 'face-towel', 'blanket', 'scarf'],
      },
      {
        title: '洗っても変わらない',
        says: '十回ほど洗いましたが、縮みも毛羽立ちもほとんどありません。',
        rating: 5,
        of: ['bath-towel', 'face-towel', 'blanket', 'scarf', 'cap', 'tote'],
      },
      { title: 'きれいな色', says: '深みのある色で、家族にも好評です。', rating: 5 },
      {
        title: '乾きやすい',
        says: '見た目の厚みのわりに乾きが早く、梅雨の時期に助かっています。',
        rating: 4,
        of: ['bath-towel', 'face-towel', 'blanket', 'scarf'],
      },
      {
        title: 'はじめは毛羽が',
        says: '最初の二、三回は毛羽が出ました。その後は落ち着いています。',
        rating: 3,
        of: ['bath-towel', 'face-towel', 'blanket'],
      },
      { title: '贈り物にも', says: '母にNを贈ったところ、同じものを自分でも買い足していました。', rating: 5 },
    ],
  },
  food: {
    uses: [
      { says: '作り手をたずね、畑や蔵を見せていただいたうえで、少しずつ分けていただいています。' },
      {
        says: 'はじめての方は小さな量からお試しください。香りが立つうちに使い切れる大きさです。',
        of: ['sencha', 'hojicha', 'coffee', 'dashi'],
      },
      {
        says: '添えものにも、ちょっとした手みやげにも。封を開けたときの香りまで含めてのNだと考えています。',
        of: ['sencha', 'hojicha', 'coffee', 'dashi', 'cookie'],
      },
    ],
    remarks: [
      {
        title: '香りが違う',
        says: '封を開けたときの香りがまるで違いました。朝の楽しみになっています。',
        rating: 5,
        of: ['sencha', 'hojicha', 'coffee', 'dashi'],
      },
      {
        title: '甘さがちょうどよい',
        says: '甘すぎず、家族で取り合うように食べきりました。',
        rating: 5,
        of: ['honey', 'yokan', 'cookie'],
      },
      {
        title: 'また注文します',
        says: '三度目の注文です。いつ頼んでもNの味が変わらないのがうれしいです。',
        rating: 5,
      },
      { title: '量は少なめ', says: 'おいしいのですが、家族四人ではすぐになくなりました。', rating: 4 },
      { title: '手みやげにしました', says: '包装も上品で、職場に持っていったら喜ばれました。', rating: 5 },
      {
        title: '好みが分かれそう',
        says: '昔ながらのしっかりした味です。薄味の方には濃く感じるかもしれません。',
        rating: 3,
        of: ['sencha', 'hojicha', 'coffee', 'miso', 'dashi', 'yokan'],
      },
    ],
  },
  office: {
    uses: [
      {
        says: '納品後の部品の交換や張り替えまで見すえて、分解しやすいつくりにしています。',
        of: ['work-chair', 'meeting-chair'],
      },
      { says: 'レイアウトの変更にも対応できるよう、同じ寸法のNを続けてご用意しています。' },
      {
        says: '五台以上のご注文では、搬入と組み立ての日程をご相談のうえお届けします。',
        of: ['work-chair', 'meeting-chair', 'work-desk', 'meeting-table', 'manager-desk', 'whiteboard'],
      },
    ],
    remarks: [
      {
        title: '増員にあわせて導入',
        says: '十席の増員にあわせてNをそろえました。組み立てが早く、半日で済みました。',
        rating: 5,
        of: ['work-chair', 'meeting-chair', 'work-desk', 'meeting-table', 'manager-desk', 'whiteboard'],
      },
      {
        title: '長く座っても楽',
        says: '一日の会議でも疲れにくいと、社内の評判がよいです。',
        rating: 5,
        of: ['work-chair', 'meeting-chair'],
      },
      {
        title: '色がそろう',
        says: '前回の分と色がぴったり合いました。買い足しできるのは助かります。',
        rating: 5,
      },
      {
        title: '搬入が丁寧',
        says: '養生をしたうえで運び込んでいただき、床も傷つきませんでした。',
        rating: 5,
        of: ['work-desk', 'meeting-table', 'manager-desk', 'whiteboard', 'work-chair', 'meeting-chair'],
      },
      {
        title: '説明書が小さい',
        says: '組み立ての図がもう少し大きいとありがたいです。品物に問題はありません。',
        rating: 3,
        of: [
          'work-chair',
          'meeting-chair',
          'work-desk',
          'meeting-table',
          'manager-desk',
          'whiteboard',
          'desk-light',
        ],
      },
      {
        title: '価格に見合う品',
        says: 'この価格でこのつくりなら十分です。次の拠点でも使う予定です。',
        rating: 4,
      },
    ],
  },
  storage: {
    uses: [
      {
        says: '扉や引き出しの動きを一万回の開け閉めで確かめてから出荷しています。',
        of: ['locker', 'slim-locker', 'cabinet', 'wagon'],
      },
      {
        says: '転倒を防ぐ金具が付属します。床や壁にあわせた固定の方法も、お気軽にご相談ください。',
        of: ['locker', 'slim-locker', 'cabinet', 'rack', 'book-shelf', 'partition', 'low-partition'],
      },
      { says: '棚の高さは工具なしで変えられます。書類にも備品にも使えるNです。', of: ['rack', 'book-shelf'] },
      {
        says: '面の平らさと立てたときの安定を、並べて確かめてから出荷しています。',
        of: ['partition', 'low-partition', 'rack', 'book-shelf'],
      },
    ],
    remarks: [
      {
        title: '扉が静か',
        says: '開け閉めの音が静かで、執務室に置いても気になりません。',
        rating: 5,
        of: ['locker', 'slim-locker', 'cabinet'],
      },
      {
        title: 'よく入る',
        says: 'これまでの棚より奥行があり、箱ごと入るようになりました。',
        rating: 5,
        of: ['locker', 'cabinet', 'rack', 'book-shelf', 'wagon'],
      },
      {
        title: 'がっしりしている',
        says: '重いものを載せてもNがたわまず、安心して使えます。',
        rating: 5,
        of: ['cabinet', 'rack', 'book-shelf'],
      },
      {
        title: '鍵の予備がほしい',
        says: '鍵が二本なので、予備をもう一本付けてもらえると助かります。',
        rating: 3,
        of: ['locker', 'cabinet', 'wagon'],
      },
      {
        title: '連結できて便利',
        says: 'あとから一台買い足して連結しました。段差もなくきれいです。',
        rating: 5,
        of: ['locker', 'slim-locker', 'cabinet', 'rack', 'book-shelf', 'partition', 'low-partition'],
      },
      { title: '搬入経路に注意', says: '大きいので、エレベーターの寸法を測っておくとよいです。', rating: 4 },
    ],
  },
  'shop-fixtures': {
    uses: [
      {
        says: '売り場の写真をお送りいただければ、台数と並べ方をご提案します。',
        of: [
          'display-stand',
          'display-shelf',
          'gondola',
          'register-counter',
          'reception-counter',
          'spot-light',
          'flower-stand',
        ],
      },
      {
        says: '角は面取りをしてあり、小さなお子さまの多い店でも安心してお使いいただけます。',
        of: ['display-stand', 'display-shelf', 'gondola', 'register-counter', 'reception-counter'],
      },
      {
        says: '棚板や金具は単品でもお求めいただけます。季節ごとに表情を変えられるNです。',
        of: ['display-stand', 'display-shelf', 'gondola'],
      },
      {
        says: '開店の日から片づけのあとまで、売り場で使い続けられるNです。',
        of: ['shop-basket', 'spot-light', 'flower-stand'],
      },
    ],
    remarks: [
      {
        title: '商品が見やすく',
        says: 'Nを入れ替えてから、手に取っていただける数が増えました。',
        rating: 5,
        of: ['display-stand', 'display-shelf', 'gondola', 'spot-light'],
      },
      {
        title: '組み替えが楽',
        says: '催事のたびに組み替えていますが、二人で三十分ほどです。',
        rating: 5,
        of: ['display-stand', 'display-shelf', 'gondola'],
      },
      {
        title: '木目がきれい',
        says: '安っぽさがなく、店の雰囲気がよくなりました。',
        rating: 5,
        of: ['display-stand', 'display-shelf', 'register-counter', 'reception-counter'],
      },
      {
        title: '思ったより重い',
        says: 'しっかりしている分、ひとりでは動かせません。',
        rating: 4,
        of: [
          'display-stand',
          'display-shelf',
          'gondola',
          'register-counter',
          'reception-counter',
          'flower-stand',
        ],
      },
      { title: '色の見本がほしい', says: '注文の前に色の見本を取り寄せられるとよいと思います。', rating: 3 },
      {
        title: '開店に間に合った',
        says: '日程の相談に親切に応じていただき、開店に間に合いました。',
        rating: 5,
      },
    ],
  },
  lobby: {
    uses: [
      {
        says: '待つ時間が少しでも楽になるよう、座面の高さと沈み込みを調整しました。',
        of: ['two-seat-sofa', 'single-sofa', 'bench', 'lobby-stool'],
      },
      {
        says: '汚れがふき取りやすい生地を選んでいます。張り替えて長くお使いいただけます。',
        of: ['two-seat-sofa', 'single-sofa', 'bench', 'lobby-stool'],
      },
      { says: '病院、銀行、宿泊施設などで使われているNです。見積書は商品をカートに入れると作成できます。' },
    ],
    remarks: [
      {
        title: '立ち上がりやすい',
        says: '座面が低すぎず、年配のお客さまが立ち上がりやすいと好評です。',
        rating: 5,
        of: ['two-seat-sofa', 'single-sofa', 'bench'],
      },
      {
        title: '掃除が楽',
        says: '毎日アルコールでふいていますが、ひび割れもありません。',
        rating: 5,
        of: ['two-seat-sofa', 'single-sofa', 'bench', 'center-table', 'cafe-table'],
      },
      { title: '落ち着いた印象', says: 'Nを替えただけで待合の印象が明るくなりました。', rating: 5 },
      {
        title: '少し硬め',
        says: '座り心地は硬めです。長く座る場所なら別の品がよいかもしれません。',
        rating: 3,
        of: ['two-seat-sofa', 'single-sofa', 'bench', 'lobby-stool'],
      },
      {
        title: '脚のがたつきなし',
        says: '床がわずかに傾いていますが、調整できて助かりました。',
        rating: 4,
        of: ['two-seat-sofa', 'single-sofa', 'bench', 'center-table', 'cafe-table'],
      },
      { title: '追加で注文しました', says: 'まず二台を試し、よかったので六台を追加しました。', rating: 5 },
    ],
  },
  uniform: {
    uses: [
      {
        says: '成長を見すえて袖や裾が出せる縫い代をとっています。お直しの期間はおよそ三日です。',
        of: ['blazer', 'coat', 'skirt', 'slacks'],
      },
      {
        says: 'ボタンやホックは引く力のかかる所を二重に縫い止めました。三年間の着用に耐えるNです。',
        of: ['blazer', 'coat', 'shirt', 'skirt', 'slacks'],
      },
      { says: '学校の指定の品かどうかは、入学のご案内の品番とあわせてご確認ください。' },
    ],
    remarks: [
      { title: '三年間着られそう', says: '縫い目がしっかりしていて、三年間着られそうなNです。', rating: 5 },
      {
        title: 'サイズに迷ったら',
        says: '身長158cmで一つ上の大きさにしました。袖は少し長めですが問題ありません。',
        rating: 4,
        of: ['blazer', 'coat', 'shirt', 'vest'],
      },
      {
        title: 'しわになりにくい',
        says: '一日着てもしわが目立たず、朝のアイロンが楽になりました。',
        rating: 5,
        of: ['blazer', 'shirt', 'skirt', 'slacks'],
      },
      {
        title: '学校の品と同じ',
        says: '店頭で買ったものと同じ品で、待たずに買えて助かりました。',
        rating: 5,
      },
      {
        title: '生地は少し厚め',
        says: '夏の終わりには少し暑いようです。冬は暖かいと言っています。',
        rating: 3,
        of: ['blazer', 'coat', 'shirt', 'vest', 'skirt', 'slacks'],
      },
      {
        title: 'お直しも早い',
        says: '裾上げをお願いしましたが、案内の日より早く届きました。',
        rating: 5,
        of: ['skirt', 'slacks'],
      },
    ],
  },
  gym: {
    uses: [
      {
        says: '走る、跳ぶ、転ぶ。体育の先生にうかがって、傷みやすい所に当て布をしました。',
        of: ['gym-set', 'jersey', 'jersey-pants'],
      },
      {
        says: '汗が乾きやすく、洗濯の翌朝には着られます。名前を書く場所は内側にあります。',
        of: ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants', 'gym-cap', 'gym-socks'],
      },
      { says: '兄弟で続けて着られるよう、洗っても色の残る染めにしたNです。' },
    ],
    remarks: [
      {
        title: '乾くのが早い',
        says: '夜に洗って朝には乾いています。替えが一枚で足りました。',
        rating: 5,
        of: ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants', 'gym-cap', 'gym-socks', 'swim-towel'],
      },
      {
        title: '縮まない',
        says: '半年洗い続けましたが、ほとんど縮んでいません。',
        rating: 5,
        of: ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants', 'gym-socks'],
      },
      {
        title: '大きめを選んで正解',
        says: '成長を考えて大きめのNにしました。動きやすいそうです。',
        rating: 5,
        of: ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants'],
      },
      { title: '名前が書きやすい', says: '名前の欄が広く、油性ペンでにじまずに書けました。', rating: 4 },
      {
        title: '少し薄い',
        says: '冬の校庭では少し寒いようで、下に一枚着せています。',
        rating: 3,
        of: ['gym-set', 'gym-shirt', 'jersey'],
      },
      { title: '丈夫です', says: '毎週使っていますが、ほつれた所はありません。', rating: 5 },
      {
        title: '洗い替えに追加',
        says: '丈夫だったので洗い替えをもう一枚注文しました。',
        rating: 5,
        of: ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants', 'swim-towel', 'gym-cap', 'gym-socks'],
      },
    ],
  },
  commute: {
    uses: [
      {
        says: '雨の日の登下校で試し、縫い目からしみないことを確かめてからお届けしています。',
        of: ['school-bag', 'hand-bag', 'sub-bag', 'raincoat', 'umbrella'],
      },
      {
        says: '反射材を前と後ろに付けました。暗くなる冬の帰り道でも、車から見つけやすいNです。',
        of: ['school-bag', 'raincoat'],
      },
      {
        says: '名前は外から見えない内側に書けます。部品だけの交換もお引き受けします。',
        of: ['school-bag', 'hand-bag', 'sub-bag'],
      },
      {
        says: '足や手に当たる所を確かめ、三年間の道のりを支えるNに仕上げています。',
        of: ['loafers', 'indoor-shoes', 'school-socks'],
      },
    ],
    remarks: [
      {
        title: '軽くて丈夫',
        says: '教科書を全部入れても、前のものより軽いと喜んでいます。',
        rating: 5,
        of: ['school-bag', 'hand-bag', 'sub-bag'],
      },
      {
        title: '雨でも平気',
        says: '大雨の日に使いましたが、中までしみることはありませんでした。',
        rating: 5,
        of: ['school-bag', 'hand-bag', 'sub-bag', 'raincoat', 'umbrella'],
      },
      {
        title: '足に合いました',
        says: '幅が広めの足ですが、Nは痛くならずに履けているようです。',
        rating: 5,
        of: ['loafers', 'indoor-shoes'],
      },
      {
        title: 'ポケットが多い',
        says: '小物の定位置が決まって、忘れものが減りました。',
        rating: 4,
        of: ['school-bag', 'hand-bag', 'sub-bag'],
      },
      { title: '色が少ない', says: '品物はよいのですが、もう少し色が選べるとうれしいです。', rating: 3 },
      { title: '入学準備に', says: '入学準備の買い物がまとめてでき、名前の欄も親切でした。', rating: 5 },
    ],
  },
  supplies: {
    uses: [
      {
        says: '小さな手でも開け閉めしやすいよう、留め具のかたさを調整しました。',
        of: ['pencil-case', 'tool-case'],
      },
      {
        says: '先生方の「ここが困る」を集めて、角と厚みを見直したNです。',
        of: ['notebook', 'diary', 'pencil-case', 'tool-case'],
      },
      {
        says: '学年が上がっても使える落ち着いた色です。名前のシールを一枚お付けします。',
        of: ['notebook', 'diary', 'pencil-case', 'tool-case', 'lunch-bag', 'water-cup', 'cushion'],
      },
      {
        says: '毎日ランドセルや机に出し入れしても傷みにくいNです。',
        of: ['name-stamp', 'water-cup', 'lunch-bag', 'cushion'],
      },
    ],
    remarks: [
      {
        title: '子どもが自分で使える',
        says: '一年生の子が自分でNを扱えています。',
        rating: 5,
        of: ['pencil-case', 'tool-case', 'lunch-bag', 'water-cup', 'name-stamp'],
      },
      {
        title: '長持ちしています',
        says: '去年から使っていますが、壊れた所はありません。',
        rating: 5,
        of: ['diary', 'pencil-case', 'tool-case', 'lunch-bag', 'water-cup', 'cushion'],
      },
      {
        title: '机に収まる大きさ',
        says: '机の引き出しにちょうど収まる大きさでした。',
        rating: 5,
        of: ['notebook', 'diary', 'pencil-case', 'tool-case', 'name-stamp'],
      },
      { title: '色がかわいい', says: '派手すぎず、本人がとても気に入っています。', rating: 4 },
      {
        title: 'においが少し',
        says: '届いたときは少しにおいましたが、一日で消えました。',
        rating: 3,
        of: ['diary', 'pencil-case', 'tool-case', 'cushion'],
      },
      {
        title: '兄弟でおそろい',
        says: '上の子が気に入ったので、下の子にも同じものを買いました。',
        rating: 5,
      },
    ],
  },
  'gift-sweets': {
    uses: [
      { says: '化粧箱にお入れし、ご希望の日にお届けします。のしと手さげ袋もお選びいただけます。' },
      {
        says: '一つずつ包んであるので、職場や親せきのお集まりにも分けやすいNです。',
        of: ['sweets', 'yokan', 'dashi'],
      },
      {
        says: '日もちと数を箱の大きさごとに見直しました。召し上がる人数にあわせてお選びください。',
        of: ['sweets', 'yokan', 'tea-set', 'fruit', 'dashi'],
      },
    ],
    remarks: [
      {
        title: 'お礼に贈りました',
        says: 'お世話になった方へNを贈りました。箱がすてきだと電話をいただきました。',
        rating: 5,
      },
      { title: '味も確かでした', says: '自分用にも注文しました。見た目だけでなく味も確かです。', rating: 5 },
      { title: '指定の日に届いた', says: '記念日に合わせて届き、のしの文字も丁寧でした。', rating: 5 },
      {
        title: '個包装で便利',
        says: '個包装なので、職場で配りやすかったです。',
        rating: 4,
        of: ['sweets', 'yokan', 'dashi'],
      },
      { title: '箱が少し大きい', says: '中身に対して箱が少し大きいように感じました。', rating: 3 },
      {
        title: '毎年お願いしています',
        says: '毎年この時期にNをお願いしています。先方も楽しみにしてくださいます。',
        rating: 5,
      },
    ],
  },
  'gift-flowers': {
    uses: [
      {
        says: 'お届けの日に咲きごろとなるよう、つぼみを交えて束ねています。',
        of: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
      },
      {
        says: '水を含ませた紙で茎を包んでお届けします。受け取ってすぐに飾れるNです。',
        of: ['bouquet', 'mini-bouquet'],
      },
      {
        says: 'お祝いにも、お見舞いやお供えにも。用途をお書き添えいただければ、色合いを整えます。',
        of: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
      },
      {
        says: '花のある部屋に合う色と形を選びました。長く手もとに残るNです。',
        of: ['single-vase', 'candle', 'cloth'],
      },
    ],
    remarks: [
      {
        title: '生き生きと届いた',
        says: '遠方の母に贈りましたが、生き生きとした状態で届いたそうです。',
        rating: 5,
        of: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
      },
      {
        title: '長くもちました',
        says: '毎日水を替えて、二週間近く楽しめました。',
        rating: 5,
        of: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
      },
      { title: '色合いが上品', says: '写真より落ち着いた色合いで、Nが部屋によく合いました。', rating: 5 },
      {
        title: 'つぼみが多め',
        says: '届いた日はつぼみが多く、三日目が見ごろでした。',
        rating: 4,
        of: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
      },
      {
        title: '花の種類が違った',
        says: '季節の都合で写真と違う花が入っていました。きれいでしたが先に知りたかったです。',
        rating: 3,
        of: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
      },
      { title: 'カードもうれしい', says: '手書き風のカードを付けられて、気持ちが伝わりました。', rating: 5 },
    ],
  },
  'gift-home': {
    uses: [
      {
        says: '包みを開けたときの見え方まで考えて、折り方と並びを決めています。',
        of: ['towel-set', 'blanket', 'furoshiki'],
      },
      { says: 'お祝いの日のあとも、毎日の暮らしで長くお使いいただけるNです。' },
      { says: '相手の好みを選ばない色を中心にそろえました。内祝いにも多くお使いいただいています。' },
    ],
    remarks: [
      {
        title: '結婚祝いに',
        says: '友人の結婚祝いにNを贈りました。毎日使ってくれているそうです。',
        rating: 5,
      },
      { title: '箱が立派', says: '箔押しの箱がとても立派で、改まった席にも持っていけました。', rating: 5 },
      {
        title: '肌ざわりがよい',
        says: '実物を見たくて自宅にも買いましたが、肌ざわりがよく満足です。',
        rating: 5,
        of: ['towel-set', 'blanket', 'furoshiki'],
      },
      { title: 'のしがきれい', says: 'のしの名前の文字がきれいで、安心して任せられました。', rating: 4 },
      {
        title: '色を選びたい',
        says: '色の組み合わせをこちらで選べると、なおよいと思います。',
        rating: 3,
        of: ['towel-set', 'pair-mug', 'pair-bowl', 'plate-set'],
      },
      { title: '還暦のお祝いに', says: '両親の還暦に贈り、とても喜ばれました。', rating: 5 },
    ],
  },
  'gift-baby': {
    uses: [
      {
        says: '受け取った方が荷物にならないよう、薄く軽い箱に納めました。',
        of: ['catalog', 'gourmet-catalog'],
      },
      {
        says: '申し込みの期限はお届けからおよそ半年です。期限が近づくとはがきでお知らせします。',
        of: ['catalog', 'gourmet-catalog'],
      },
      {
        says: '肌に触れるものは、縫い目を外側にして仕立てました。洗い替えにも喜ばれるNです。',
        of: ['baby-box', 'baby-cap', 'baby-socks'],
      },
      {
        says: 'お祝いの席にふさわしい色と箱をお選びしました。受け取った方に長く使っていただけるNです。',
        of: ['baby-tote', 'celebration-box', 'tray'],
      },
    ],
    remarks: [
      {
        title: '選ぶ楽しみ',
        says: 'ページをめくりながら選ぶ時間が楽しかったと言ってもらえました。',
        rating: 5,
        of: ['catalog', 'gourmet-catalog'],
      },
      {
        title: '出産祝いに',
        says: '同僚の出産祝いにNを贈りました。箱を小物入れに使っているそうです。',
        rating: 5,
        of: ['baby-box', 'baby-cap', 'baby-socks', 'baby-tote', 'celebration-box', 'tray'],
      },
      {
        title: '品数が多い',
        says: '思ったより品数が多く、年齢を問わず贈りやすいです。',
        rating: 5,
        of: ['catalog', 'gourmet-catalog'],
      },
      {
        title: 'やわらかい',
        says: '赤ちゃんの肌にも安心なやわらかさでした。',
        rating: 5,
        of: ['baby-box', 'baby-cap', 'baby-socks'],
      },
      {
        title: '届くまで少し長い',
        says: '申し込みから届くまで二週間ほどかかったようです。',
        rating: 3,
        of: ['catalog', 'gourmet-catalog'],
      },
      {
        title: '内祝いの定番',
        says: '我が家の内祝いはいつもこれです。価格の幅があって選びやすいです。',
        rating: 4,
      },
    ],
  },
};
