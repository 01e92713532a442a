import type { ShopFacts } from './shop-facts';

/** A page at a path of its own, as the shop's editors would have written it. */
export interface SeedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const numbered = (items: readonly string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
const table = (rows: readonly (readonly [string, string])[]) =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;
const section = (heading: string, ...parts: readonly string[]) => `<h2>${heading}</h2>${parts.join('')}`;

/** What the checkout charges: the API writes it in place of the names. */
const shippingFees =
  '{{shipping_fees}}' + paragraphs('税込の金額で、お届け先一か所ごとにいただきます。{{free_shipping}}');

/** When goods leave, by the kind of payment, and what is particular about it in this shop. */
const shippingTimes = ({ shipping }: ShopFacts) =>
  '{{shipping_times}}' +
  paragraphs(
    ...['お届け希望日をお選びの場合は、その日にお届けできるように発送いたします。', shipping].filter(Boolean),
  );

/** 特定商取引法に基づく表記. */
const legal = (facts: ShopFacts): SeedPage => ({
  url: '/legal',
  title: '特定商取引法に基づく表記',
  description: `${facts.shopName}の販売事業者、価格、送料、お支払い、返品についての表記です。`,
  body: table([
    ['販売事業者', facts.company],
    ['店舗名', facts.shopName],
    ['運営統括責任者', facts.manager],
    ['所在地', `〒${facts.postalCode}　${facts.address}`],
    ['電話番号', `<a href="tel:${facts.phone}">${facts.phone}</a><br>受付時間：${facts.hours}`],
    ['メールアドレス', `<a href="mailto:${facts.email}">${facts.email}</a>`],
    ['適格請求書発行事業者の登録番号', facts.registrationNumber],
    [
      '販売価格',
      '各商品のページに、消費税を含む価格を表示しています。軽減税率の対象となる商品には、その旨を表示しています。',
    ],
    [
      '商品代金以外に必要な料金',
      `{{other_fees}}${paragraphs('送料と手数料は、ご注文の確認画面で、ご注文の前に金額を表示します。このほか、当店のご利用にかかる通信料は、お客さまのご負担となります。')}`,
    ],
    ['送料', shippingFees],
    ['お支払い方法と時期', '{{payments}}'],
    ['商品の引き渡し時期', shippingTimes(facts)],
    [
      'ご注文のキャンセル',
      '発送前であれば、マイページの注文履歴からキャンセルできます。会員でない方と発送後のご注文は、<a href="/contact/">お問い合わせ</a>ください。',
    ],
    ['返品・交換（商品に不備があった場合）', '{{faulty_goods}}'],
    [
      '返品（お客さまのご都合による場合）',
      `{{returns}}返送の送料と返金の振込手数料は、お客さまのご負担となります。ただし、次の商品はお受けできません。${list(facts.notReturnable)}`,
    ],
    ['申込みの有効期限', '{{payment_deadlines}}{{unpaid_orders}}'],
    ['動作環境', '主要なブラウザーの最新版でご利用いただけます。'],
  ]),
});

/** プライバシーポリシー. */
const privacy = (facts: ShopFacts): SeedPage => ({
  url: '/privacy',
  title: 'プライバシーポリシー',
  description: `${facts.shopName}における個人情報の取り扱いについてご説明します。`,
  body:
    paragraphs(
      `${facts.company}（以下「当社」といいます）は、${facts.shopName}をご利用になるお客さまの個人情報を、個人情報の保護に関する法律その他の法令を守り、次のとおり取り扱います。`,
    ) +
    section(
      '1. 取得する情報',
      list([
        'お名前、ご住所、電話番号、メールアドレス、ご勤務先など、お客さまが入力された情報',
        'お届け先など、お客さまが入力された第三者の情報',
        'ご注文、お問い合わせ、レビュー、ポイントとクーポンのご利用の記録',
        'ご覧になった商品、検索された言葉、ログインの日時と接続元のアドレス',
      ]),
      paragraphs('{{card_numbers}}'),
    ) +
    section(
      '2. 利用の目的',
      list([
        'ご注文の受付、代金のご請求、商品の発送、アフターサービスのため',
        'ご本人の確認、会員としてのサービスの提供のため',
        'お問い合わせへのご回答、重要なお知らせのため',
        'お客さまが希望された場合の、メールマガジンによる商品のご案内のため',
        '不正なご利用を防ぐため、ならびにサービスの改善と統計のため',
        ...facts.furtherPurposes.map((purpose) => `${purpose}のため`),
      ]),
    ) +
    section(
      '3. 第三者への提供',
      paragraphs(
        '法令に基づく場合、人の生命・身体・財産の保護のために必要でご本人の同意を得ることが難しい場合などを除き、ご本人の同意なく第三者に提供しません。',
      ),
    ) +
    section(
      '4. 取り扱いの委託',
      paragraphs(
        '配送、決済、情報システムの運用など、利用の目的に必要な範囲で取り扱いを委託することがあります。委託先は十分な保護の水準を満たす事業者から選び、契約により適切に監督します。',
      ),
    ) +
    section(
      '5. 安全管理',
      list([
        '通信を暗号化し、パスワードは元に戻せない形で保存します。',
        '個人情報に触れられる者を必要な範囲に限り、操作を記録します。',
        '従業者に対して定期的な教育を行います。',
      ]),
    ) +
    section(
      '6. Cookieなどの利用',
      paragraphs(
        'ログインの状態やカートの内容を保つためにCookieを使います。ブラウザーの設定で拒否できますが、その場合はご注文などの機能をご利用になれません。',
        'このほか、ご同意をいただいた場合に限り、サイトの改善のために、ご覧になった商品、検索された言葉、お買い物の進み具合を計測し、当店の統計と、当店が利用する計測サービスに送ります。お名前、ご住所、メールアドレスなどの個人を特定する情報は含みません。ご同意いただくまで、また拒否された場合は、計測の情報は一切送りません。お選びになった内容は、ページの下部にある「Cookieの設定」でいつでも変更できます。',
      ),
    ) +
    section(
      '7. 開示、訂正、利用停止など',
      paragraphs(
        '会員情報はマイページでご確認と変更ができます。そのほか、開示、訂正、追加、削除、利用停止、第三者提供の停止をご希望の場合は、ご本人であることを確認のうえ、遅滞なく対応いたします。退会されますと、法令により保存が必要なものを除き、個人情報を消去します。',
      ),
    ) +
    section(
      '8. お問い合わせ窓口',
      paragraphs(
        `${facts.company}　個人情報お問い合わせ窓口<br>〒${facts.postalCode}　${facts.address}<br>電話 <a href="tel:${facts.phone}">${facts.phone}</a>（${facts.hours}）<br><a href="mailto:${facts.email}">${facts.email}</a>`,
        '<a href="/contact/">お問い合わせフォーム</a>からもご連絡いただけます。',
      ),
    ) +
    section('9. 改定', paragraphs('内容を改定する場合は、このページでお知らせします。')) +
    '<p class="right">制定 2022年4月1日　改定 2026年4月1日</p>',
});

/** ご利用規約. */
const terms = (facts: ShopFacts): SeedPage => ({
  url: '/terms',
  title: 'ご利用規約',
  description: `${facts.shopName}をご利用になるときの約束ごとです。`,
  body:
    paragraphs(
      `この規約は、${facts.company}（以下「当社」といいます）が運営する${facts.shopName}（以下「当店」といいます）のご利用に関する条件を定めるものです。`,
    ) +
    section(
      '第1条（適用）',
      numbered([
        'この規約は、当店をご利用になるすべてのお客さまに適用します。',
        '当店のご利用ガイドその他の案内は、この規約の一部となります。',
      ]),
    ) +
    section(
      '第2条（会員登録）',
      numbered([
        '会員登録は、この規約に同意のうえ、登録されるご本人が行ってください。',
        '登録の内容に変更があったときは、すみやかにマイページで変更してください。',
        '次の場合は、登録をお断りし、または取り消すことがあります。事実と異なる内容で登録したとき。過去にこの規約に違反したとき。その他、運営に著しい支障があるとき。',
      ]),
    ) +
    section(
      '第3条（ログインの情報）',
      numbered([
        'メールアドレスまたはユーザー名とパスワードは、ご自身の責任で管理してください。',
        '第三者に使われたおそれがあるときは、ただちにパスワードを変更し、当店へご連絡ください。',
      ]),
    ) +
    section(
      '第4条（ご注文と契約の成立）',
      numbered([
        'お客さまのご注文は契約の申込みにあたり、当店がご注文の確認メールを発信した時に契約が成立します。',
        '価格に明らかな誤りがあるとき、または在庫がないときは、契約の成立後でも、ご連絡のうえ取り消すことがあります。この場合、受け取った代金は全額お返しします。',
      ]),
    ) +
    section(
      '第5条（代金とお支払い）',
      numbered([
        '代金は、商品の価格、送料、手数料と消費税の合計です。消費税は税率ごとに合計した金額に対して一回計算し、1円未満を切り捨てます。',
        'お支払いの方法と期限は、特定商取引法に基づく表記に定めます。',
      ]),
    ) +
    section(
      '第6条（引き渡しと所有権）',
      numbered([
        '商品は、ご指定のお届け先に届いた時に引き渡したものとします。',
        '商品の所有権は、代金の全額が支払われた時に移ります。',
      ]),
    ) +
    section(
      '第7条（返品・交換・キャンセル）',
      paragraphs(
        '<a href="/legal">特定商取引法に基づく表記</a>に定めるとおりとします。お客さまの法律上の権利を制限するものではありません。',
      ),
    ) +
    section(
      '第8条（ポイントとクーポン）',
      numbered([
        '{{points}}',
        'ポイントとクーポンは、換金や譲渡ができません。',
        'ご注文がキャンセルされたときは、使われたポイントを戻し、付与したポイントを取り消します。',
      ]),
    ) +
    section(
      '第9条（投稿）',
      paragraphs(
        'レビューなどの投稿は、お客さまの責任で行ってください。他人の権利を侵すもの、事実に反するもの、公序良俗に反するものは、予告なく削除することがあります。',
      ),
    ) +
    section(
      '第10条（禁止事項）',
      list([
        '法令またはこの規約に違反する行為',
        '他人になりすます行為、虚偽の内容を入力する行為',
        '当店の運営を妨げる行為、機械的な手段により過度な負荷をかける行為',
        '転売を目的とする購入（当社が認めた場合を除きます）',
      ]),
    ) +
    section(
      '第11条（サービスの中断）',
      paragraphs(
        '保守、災害、通信の障害などにより、予告なくサービスの全部または一部を中断することがあります。',
      ),
    ) +
    section(
      '第12条（責任の範囲）',
      paragraphs(
        '当社の責めに帰すべき事由によりお客さまに損害が生じたときは、通常生ずべき損害の範囲で賠償します。ただし、当社に故意または重大な過失があるときは、この限りではありません。',
      ),
    ) +
    section(
      '第13条（退会）',
      paragraphs(
        'お客さまは、マイページからいつでも退会できます。退会の時に残っているポイントとクーポンは失効します。',
      ),
    ) +
    section(
      '第14条（規約の変更）',
      paragraphs(
        '民法の定めに従い、この規約を変更することがあります。変更するときは、内容と効力の発生する日を、あらかじめこのページでお知らせします。',
      ),
    ) +
    section(
      '第15条（準拠法と裁判所）',
      paragraphs(
        'この規約は日本法に従います。当社とお客さまの間の訴訟は、当社の本店の所在地を管轄する地方裁判所を、第一審の合意管轄裁判所とします。',
      ),
    ) +
    '<p class="right">制定 2022年4月1日　改定 2026年4月1日</p>',
});

/** ご利用ガイド. */
const guide = (facts: ShopFacts): SeedPage => ({
  url: '/guide',
  title: 'ご利用ガイド',
  description: `${facts.shopName}でのお買い物の進めかた、送料、お支払い、お届けのご案内です。`,
  body:
    section(
      'お買い物の流れ',
      numbered([
        '商品のページで色やサイズと数量を選び、「カートに入れる」を押します。',
        'カートの内容を確認し、「ご購入手続きへ」進みます。会員登録をしなくてもご注文いただけます。',
        'お届け先、お届け希望日と時間帯、包装・のしを選びます。',
        'お支払い方法を選び、<a href="/coupon/">クーポン</a>やポイントがあれば使います。',
        '内容を確認し、「注文を確定する」を押します。ご注文の確認メールをお送りします。',
      ]),
    ) +
    section('送料', shippingFees) +
    section(
      'お届け',
      shippingTimes(facts),
      paragraphs(
        '{{cut_off}}',
        '{{delivery_times}}最短のお届け日は、お届け先と当店の休業日をもとに、ご注文の画面で表示します。',
      ),
    ) +
    section('お支払い', '{{payments}}') +
    section(
      '返品',
      paragraphs('{{returns}}条件は<a href="/legal">特定商取引法に基づく表記</a>をご覧ください。'),
    ) +
    section(
      '領収書',
      paragraphs(
        '領収書は、ご入金の確認後にマイページの注文履歴からダウンロードできます。会員登録をされていない場合は、ご注文の確認メールのリンクをご利用ください。適格請求書の要件を満たしています。',
      ),
    ) +
    section(
      'ポイントとクーポン',
      paragraphs(
        '{{points}}1ポイントは1円として、お買い物でお使いいただけます。クーポンは<a href="/coupon/">クーポン</a>のページからお受け取りください。',
      ),
    ) +
    facts.guide.map(([heading, text]) => section(heading, paragraphs(text))).join('') +
    section(
      'お困りのときは',
      paragraphs(
        '<a href="/faq/">よくあるご質問</a>をご覧ください。解決しない場合は、<a href="/contact/">お問い合わせフォーム</a>またはお電話でご連絡ください。',
        `電話 <a href="tel:${facts.phone}">${facts.phone}</a>（${facts.hours}）`,
      ),
    ),
});

/** 会社概要. */
const company = (facts: ShopFacts): SeedPage => ({
  url: '/company',
  title: '会社概要',
  description: `${facts.shopName}を運営する${facts.company}のご紹介です。`,
  body:
    `<p class="lead">${facts.philosophy}</p>` +
    table([
      ['会社名', facts.company],
      ['店舗名', facts.shopName],
      ['代表者', facts.representative],
      ['設立', facts.founded],
      ['資本金', facts.capital],
      ['従業員数', facts.employees],
      ['事業内容', facts.business],
      ['所在地', `〒${facts.postalCode}　${facts.address}`],
      ['電話番号', `<a href="tel:${facts.phone}">${facts.phone}</a>（${facts.hours}）`],
      ['メールアドレス', `<a href="mailto:${facts.email}">${facts.email}</a>`],
      ['適格請求書発行事業者の登録番号', facts.registrationNumber],
    ]),
});

/** The pages that every shop has, in the order in which they are listed. */
export const legalPages = (facts: ShopFacts): readonly SeedPage[] =>
  [guide, legal, privacy, terms, company].map((page) => page(facts));
