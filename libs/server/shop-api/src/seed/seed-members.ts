import type { Executor } from '../db/database';
import { customerGroups, userAddresses, users } from '../db/schema';

interface DemoMember {
  readonly email: string;
  readonly name: readonly [last: string, first: string, lastKana: string, firstKana: string];
  readonly group: string;
  readonly companyName?: string;
  readonly departmentOrPosition?: string;
  readonly isRegisteredMember?: boolean;
  readonly isVerifiedByMail?: boolean;
  readonly isPasswordExpired?: boolean;
  readonly isManager?: boolean;
}

const GROUPS = [
  { key: 'standard', name: '一般会員', discountPercent: 0 },
  { key: 'wholesale', name: '卸売会員', discountPercent: 20 },
] as const;

/** The demo accounts; every channel has its own. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  { email: 'member@example.jp', name: ['森野', 'みどり', 'モリノ', 'ミドリ'], group: 'standard' },
  { email: 'second@example.jp', name: ['髙橋', '一郎', 'タカハシ', 'イチロウ'], group: 'standard' },
  {
    email: 'mfa@example.jp',
    name: ['西田', '結衣', 'ニシダ', 'ユイ'],
    group: 'standard',
    isVerifiedByMail: true,
  },
  {
    email: 'unregistered@example.jp',
    name: ['川口', '翔', 'カワグチ', 'ショウ'],
    group: 'standard',
    isRegisteredMember: false,
  },
  {
    email: 'expired@example.jp',
    name: ['藤井', '久美子', 'フジイ', 'クミコ'],
    group: 'standard',
    isPasswordExpired: true,
  },
  {
    email: 'buyer@example.jp',
    name: ['佐藤', '健', 'サトウ', 'ケン'],
    group: 'wholesale',
    companyName: '株式会社さとう商店',
    departmentOrPosition: '購買部',
  },
  {
    email: 'manager@example.jp',
    name: ['店長', '太郎', 'テンチョウ', 'タロウ'],
    group: 'standard',
    isManager: true,
  },
];

const ADDRESSES = [
  {
    name: '自宅',
    postalCode: '1500001',
    prefecture: '東京都',
    city: '渋谷区神宮前',
    address1: '1-2-3',
    address2: 'こもれびハイツ101',
    divisionCt: 1,
  },
  {
    name: '実家',
    postalCode: '6008216',
    prefecture: '京都府',
    city: '京都市下京区東塩小路町',
    address1: '721-1',
    address2: '',
    divisionCt: 99,
  },
] as const;

/** Customer groups, the demo accounts and their address books. */
export async function seedMembers(
  db: Executor,
  seed: {
    readonly channelId: number;
    readonly passwordHash: string;
    readonly now: Date;
    /** Without it only the groups are made: a live shop. */
    readonly withDemoMembers: boolean;
  },
): Promise<void> {
  const { channelId, passwordHash, now } = seed;
  const groups = await db
    .insert(customerGroups)
    .values(GROUPS.map((group) => ({ channelId, ...group })))
    .returning({ id: customerGroups.id, key: customerGroups.key });
  if (!seed.withDemoMembers) return;
  const rows = DEMO_MEMBERS.map((member, index) => {
    const [lastName, firstName, lastNameKana, firstNameKana] = member.name;
    return {
      channelId,
      groupId: groups.find(({ key }) => key === member.group)?.id ?? 0,
      code: `M${String(index + 1).padStart(6, '0')}`,
      email: member.email,
      username: member.email.replace(/@.*/, ''),
      passwordHash,
      companyName: member.companyName ?? '',
      departmentOrPosition: member.departmentOrPosition ?? '',
      lastName,
      firstName,
      lastNameKana,
      firstNameKana,
      phoneNumber: '0312345678',
      isRegisteredMember: member.isRegisteredMember ?? true,
      isManager: member.isManager ?? false,
      isVerifiedByMail: member.isVerifiedByMail ?? false,
      isPasswordExpired: member.isPasswordExpired ?? false,
      emailVerifiedAt: (member.isRegisteredMember ?? true) ? now : null,
      createdAt: now,
    };
  });
  const members = await db.insert(users).values(rows).returning();
  await db.insert(userAddresses).values(
    members.flatMap((member) =>
      ADDRESSES.map((address, index) => ({
        userId: member.id,
        ...address,
        lastName: member.lastName,
        firstName: member.firstName,
        lastNameKana: member.lastNameKana,
        firstNameKana: member.firstNameKana,
        phoneNumber: member.phoneNumber,
        cellPhoneNumber: '',
        isDefault: index === 0,
        isSenderDefault: index === 0,
        createdAt: now,
      })),
    ),
  );
}
