/** The cords (水引) of a noshi: their colours, and whether they are tied so that they can be tied again. */
export type Mizuhiki = 'red-white-bow' | 'red-white-knot' | 'black-white-knot' | 'yellow-white-knot';

export const MIZUHIKI_NAMES: Readonly<Record<Mizuhiki, string>> = {
  'red-white-bow': '紅白蝶結び',
  'red-white-knot': '紅白結び切り',
  'black-white-knot': '黒白結び切り',
  'yellow-white-knot': '黄白結び切り',
};

/** An occasion for gifts: what its noshi says, and how it looks. */
export interface NoshiOccasion {
  readonly name: string;
  readonly mizuhiki: Mizuhiki;
  /** Whether the folded ornament (熨斗) stands in the corner: on what is celebrated alone. */
  readonly isCelebrated: boolean;
  /** The 表書き. None is of two occasions, so that the words say which cords go with them. */
  readonly titles: readonly string[];
}

/**
 * What may happen again has a bow, what should not has a knot, and what is mourned is never red. Yellow and white is the custom
 * of the west for memorial services.
 */
export const NOSHI_OCCASIONS: readonly NoshiOccasion[] = [
  { name: 'お祝い・お礼', mizuhiki: 'red-white-bow', isCelebrated: true, titles: ['御祝', '内祝', '御礼'] },
  {
    name: '結婚',
    mizuhiki: 'red-white-knot',
    isCelebrated: true,
    titles: ['寿', '御結婚御祝', '結婚内祝'],
  },
  { name: '出産', mizuhiki: 'red-white-bow', isCelebrated: true, titles: ['御出産御祝', '出産内祝'] },
  {
    name: '季節のご挨拶',
    mizuhiki: 'red-white-bow',
    isCelebrated: true,
    titles: ['御中元', '御歳暮', '御年賀'],
  },
  { name: '快気祝い', mizuhiki: 'red-white-knot', isCelebrated: true, titles: ['快気祝', '快気内祝'] },
  { name: 'お見舞い', mizuhiki: 'red-white-knot', isCelebrated: false, titles: ['御見舞'] },
  { name: '弔事', mizuhiki: 'black-white-knot', isCelebrated: false, titles: ['志', '御供'] },
  {
    name: '法要（関西など）',
    mizuhiki: 'yellow-white-knot',
    isCelebrated: false,
    titles: ['満中陰志', '粗供養'],
  },
];

/** The occasion of a 表書き; null for words of a shop's own, whose sheet has no cords. */
export const noshiOccasionOf = (title: string): NoshiOccasion | null =>
  NOSHI_OCCASIONS.find(({ titles }) => titles.includes(title)) ?? null;
