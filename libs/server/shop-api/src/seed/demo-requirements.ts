/** What a demo school asks of each pupil, by the kind of product. */
interface DemoRequirement {
  readonly kind: string;
  readonly quantity: number;
  readonly isRequired: boolean;
  readonly note: string;
}

const required = (kind: string, quantity: number, note = ''): DemoRequirement => ({
  ...{ kind, quantity, note },
  isRequired: true,
});
const byChoice = (kind: string, quantity: number, note = ''): DemoRequirement => ({
  ...{ kind, quantity, note },
  isRequired: false,
});

/** そろえるもの of the demo schools, by their codes. 海辺学園小学校 has nothing that the shop sells yet. */
export const DEMO_REQUIREMENTS: Readonly<Record<string, readonly DemoRequirement[]>> = {
  SAKURA01: [
    required('blazer', 1, '左胸に校章をつけます。'),
    required('shirt', 3, '洗い替えを含めた枚数です。'),
    byChoice('slacks', 1, 'スラックスかスカートのどちらかをお選びください。'),
    byChoice('skirt', 1, 'スラックスかスカートのどちらかをお選びください。'),
    byChoice('necktie', 1, 'ネクタイかリボンのどちらかをお選びください。'),
    byChoice('ribbon', 1, 'ネクタイかリボンのどちらかをお選びください。'),
    required('gym-set', 2, '胸に名札を縫いつけます。'),
    required('jersey', 1),
    required('jersey-pants', 1),
    required('indoor-shoes', 1, '学年の色は問いません。'),
    byChoice('school-socks', 3, '白または紺の無地です。'),
    byChoice('coat', 1, '冬の通学に着用できます。'),
  ],
  MIDORI02: [
    required('blazer', 1),
    required('shirt', 3, '夏服も同じシャツです。'),
    byChoice('slacks', 1, 'スラックスかスカートのどちらかをお選びください。'),
    byChoice('skirt', 1, 'スラックスかスカートのどちらかをお選びください。'),
    required('gym-set', 1),
    required('school-bag', 1, '指定のものを三年間使います。'),
    byChoice('vest', 1, '寒い季節に、ブレザーの下に着用できます。'),
  ],
};
