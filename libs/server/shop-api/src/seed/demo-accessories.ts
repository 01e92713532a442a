/** What goes with a kind of product: another kind, and how many of it for each piece. */
type DemoAccessory = readonly [kind: string, rule: 'same' | 'free', maxPerPiece: number];

/** The accessories of each shop, by its key and the kind of product that they go with. */
export const DEMO_ACCESSORIES: Readonly<Record<string, Readonly<Record<string, readonly DemoAccessory[]>>>> =
  {
    default: {
      mug: [
        ['tray', 'free', 1],
        ['canister', 'free', 1],
      ],
      teacup: [['tray', 'free', 1]],
      plate: [['tray', 'free', 1]],
      kettle: [
        ['canister', 'free', 2],
        ['tray', 'free', 1],
      ],
      stool: [['table-lamp', 'free', 1]],
      chair: [['stool', 'free', 1]],
      blanket: [['cushion', 'free', 2]],
      cushion: [['blanket', 'free', 1]],
      'bath-towel': [['face-towel', 'free', 2]],
      tote: [['umbrella', 'free', 1]],
      cap: [['scarf', 'free', 1]],
      sencha: [['yokan', 'free', 2]],
      hojicha: [['yokan', 'free', 2]],
      coffee: [['cookie', 'free', 2]],
    },
    corporate: {
      'work-desk': [
        ['work-chair', 'same', 1],
        ['desk-light', 'free', 1],
      ],
      'manager-desk': [
        ['work-chair', 'same', 1],
        ['desk-light', 'free', 2],
      ],
      'meeting-table': [['meeting-chair', 'free', 8]],
      'two-seat-sofa': [['center-table', 'free', 1]],
      'single-sofa': [['center-table', 'free', 1]],
      'register-counter': [['shop-basket', 'free', 5]],
      bench: [['magazine-shelf', 'free', 1]],
    },
    school: {
      blazer: [
        ['ribbon', 'free', 1],
        ['necktie', 'free', 1],
      ],
      shirt: [
        ['ribbon', 'free', 1],
        ['necktie', 'free', 1],
      ],
      'gym-set': [
        ['gym-cap', 'same', 1],
        ['gym-socks', 'free', 2],
      ],
      'gym-shirt': [['gym-cap', 'free', 1]],
      'swim-towel': [['swim-bag', 'free', 1]],
      'school-bag': [
        ['raincoat', 'free', 1],
        ['umbrella', 'free', 1],
      ],
      loafers: [['school-socks', 'free', 3]],
      'pencil-case': [['name-stamp', 'free', 1]],
    },
    gift: {
      sweets: [['tea-set', 'free', 1]],
      yokan: [['tea-set', 'free', 1]],
      bouquet: [['single-vase', 'free', 1]],
      'mini-bouquet': [['single-vase', 'same', 1]],
      arrangement: [['candle', 'free', 2]],
      'towel-set': [['furoshiki', 'same', 1]],
      'pair-mug': [['plate-set', 'free', 1]],
      'baby-box': [
        ['baby-cap', 'free', 1],
        ['baby-socks', 'free', 1],
      ],
    },
  };
