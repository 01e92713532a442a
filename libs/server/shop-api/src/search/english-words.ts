/** What shoppers write in English, and the word for it that shops write in Japanese, in the form of `normalise-search-text`. */
const WORDS = new Map<string, string>(
  `
  mug まぐ, cup かっぷ, glass ぐらす, tumbler たんぶらー, pot ぽっと, teapot てぃーぽっと, kettle けとる, pan ぱん, plate ぷれーと
  dish 皿, bowl ぼうる, tray とれー, spoon すぷーん, fork ふぉーく, knife ないふ, chopsticks 箸, bottle ぼとる, jar じゃー
  canister きゃにすたー, kitchen きっちん, lunchbox 弁当箱, apron えぷろん, lamp らんぷ, light らいと, candle きゃんどる
  chair ちぇあ, stool すつーる, sofa そふぁ, bench べんち, table てーぶる, desk ですく, shelf しぇるふ, rack らっく, cabinet きゃびねっと
  locker ろっかー, partition ぱーてーしょん, whiteboard ほわいとぼーど, bed べっど, mirror みらー, clock くろっく, watch 時計, vase 花瓶
  basket ばすけっと, box ぼっくす, case けーす, cover かばー, mat まっと, rug らぐ, curtain かーてん, cushion くっしょん
  blanket ぶらんけっと, towel たおる, sheet しーつ, pillow 枕, linen りねん, cotton こっとん, bag ばっぐ, tote とーと, backpack りゅっく
  wallet 財布, umbrella 傘, hat 帽子, cap きゃっぷ, scarf すかーふ, stole すとーる, glove 手袋, sock そっくす, shoe しゅーず, boot ぶーつ
  shirt しゃつ, t-shirt tしゃつ, tshirt tしゃつ, skirt すかーと, pants ぱんつ, trousers ずぼん, blazer ぶれざー, jacket じゃけっと
  coat こーと, raincoat れいんこーと, dress わんぴーす, sweater せーたー, vest べすと, necktie ねくたい, tie ねくたい, ribbon りぼん, belt べると
  uniform 制服, swimsuit 水着, pen ぺん, pencil 鉛筆, notebook のーと, eraser 消しゴム, scissors はさみ, ruler 定規, book 本
  coffee こーひー, tea 茶, cookie くっきー, cake けーき, chocolate ちょこれーと, juice じゅーす, honey はちみつ, jam じゃむ, rice 米, soup すーぷ
  sauce そーす, miso 味噌, fruit ふるーつ, strawberry 苺, grape 葡萄, wine わいん, beer びーる, flower 花, bouquet 花束, gift ぎふと, present ぷれぜんと
  catalog かたろぐ, catalogue かたろぐ, card かーど, baby べびー, kids きっず, white 白, black 黒, red 赤, blue 青, navy 紺, green 緑, yellow 黄
  brown 茶色, pink ぴんく, gray ぐれー, grey ぐれー, beige べーじゅ, purple 紫, orange おれんじ, natural なちゅらる, walnut うぉるなっと, oak おーく, wood 木
  `
    .split(/[,\n]/)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([english = '', japanese]) => (japanese === undefined ? [] : [[english, japanese] as const])),
);

/** The Japanese word for an English one or its plural; `null` where none is known. */
export function englishToJapanese(word: string): string | null {
  const singulars = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ves$/, 'f'),
    word.replace(/ves$/, 'fe'),
    word.replace(/ies$/, 'y'),
  ];
  return singulars.map((one) => WORDS.get(one)).find((one) => one !== undefined) ?? null;
}
