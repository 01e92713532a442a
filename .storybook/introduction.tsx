import { DesignPage, DesignSection } from './design/design-page';

/** The first page of Storybook: what is here, how to find it, how to propose a change. */
export function Introduction() {
  return (
    <DesignPage
      title="はじめに"
      lead="ここには、すべての店の画面と部品があります。画面は、本物のAPIの応答を記録したもので動くので、サーバーは要りません。ボタンを押しても、注文やメールは発生しません。"
    >
      <DesignSection heading="ここにあるもの">
        <ul>
          <li>
            <strong>デザイン</strong>：色とコントラスト、文字、余白、形と影、言葉。
          </li>
          <li>
            <strong>部品</strong>：ボタンや入力欄など、画面を組み立てるもの。状態ごとに1つのストーリーです。
          </li>
          <li>
            <strong>ページ</strong>：すべての画面。空のとき、読み込み中、エラー、オフラインもあります。
          </li>
        </ul>
      </DesignSection>
      <DesignSection heading="見つけ方">
        <ol>
          <li>左上の検索欄（「/」キーでも移れます）に、画面や部品の名前を日本語で入れます。</li>
          <li>
            上のツールバーで、見え方を変えます。どれも一覧から選ぶだけで、「そのまま」を選ぶと元に戻ります。
          </li>
        </ol>
        <ul>
          <li>
            <strong>テーマ</strong>：どの店の見た目か。「基本」は、すべての店の土台です。
          </li>
          <li>
            <strong>配色</strong>：店が管理画面で色を決めたときの見え方。
          </li>
          <li>
            <strong>画面の幅</strong>
            ：320px、スマートフォン、タブレット、パソコン。配置が変わる境目の幅もあります。
          </li>
          <li>
            <strong>通信</strong>：応答が遅い、サーバーが失敗した、オフライン、のとき。
          </li>
          <li>
            <strong>セッション</strong>
            ：ログインしているとき、していないとき。片方しか記録のない画面では、そう表示します。
          </li>
        </ul>
        <p>
          ツールバーで変えたあとのアドレスを送れば、相手も同じ見え方で開きます。操作の自動再生があるストーリーでは、通信やセッションを変えると再生が途中で止まることがあります。下の「Interactions」に、どこで止まったかが出ます。
        </p>
      </DesignSection>
      <DesignSection heading="変更を提案するとき">
        <ol>
          <li>見つけた画面を、そのままの見え方で開き、アドレスを写します。</li>
          <li>
            何を変えるかを、トークンや言葉の名前で書きます。例：「
            <code>--shop-color-accent</code>を濃くする」「<code>cart</code>の<code>empty</code>
            を言いかえる」。
          </li>
          <li>
            すべての店で変えるのか、1つの店だけかを書きます。1つの店だけなら、その店のテーマで上書きします。
          </li>
          <li>
            色を変えるときは、「デザイン / 色」の表で、組み合わせのコントラストがどれも合格かを確かめます。
          </li>
        </ol>
      </DesignSection>
    </DesignPage>
  );
}
