import type { Shop } from '@shop/shops/shop-list';
import type { Executor } from '../db/database';
import { documentIssuers } from '../db/schema';

interface ShopKey {
  readonly channelId: number;
  readonly shopKey: string;
}

const QUOTATION_DAYS = 30;

type SeedIssuer = Omit<typeof documentIssuers.$inferInsert, 'channelId' | 'quotationDays'>;

/** Made-up companies behind the four demonstration shops; numbers and mailboxes that belong to nobody. */
const ISSUERS: Readonly<Record<string, SeedIssuer>> = {
  default: {
    name: '株式会社 木もれ日商会',
    postalCode: '3300854',
    address: '埼玉県さいたま市大宮区桜木町9-9-9',
    phoneNumber: '048-000-0001',
    contactEmail: 'shop-default@example.jp',
    registrationNumber: 'T0000000000001',
  },
  corporate: {
    name: '株式会社 木もれ日商会 法人営業部',
    postalCode: '3300854',
    address: '埼玉県さいたま市大宮区桜木町9-9-9',
    phoneNumber: '048-000-0002',
    contactEmail: 'shop-corporate@example.jp',
    registrationNumber: 'T0000000000001',
  },
  school: {
    name: '株式会社 木もれ日商会 学校用品部',
    postalCode: '3300854',
    address: '埼玉県さいたま市大宮区桜木町9-9-9',
    phoneNumber: '048-000-0003',
    contactEmail: 'shop-school@example.jp',
    registrationNumber: 'T0000000000001',
  },
  gift: {
    name: '贈りもの専門店 むすび 株式会社',
    postalCode: '6008216',
    address: '京都府京都市下京区東塩小路町9-9',
    phoneNumber: '075-000-0004',
    contactEmail: 'shop-gift@example.jp',
    registrationNumber: 'T0000000000002',
  },
} satisfies Readonly<Record<Shop['channel'], SeedIssuer>>;

/** Seeds the issuer of a demonstration shop's documents. */
export async function seedIssuers(db: Executor, { channelId, shopKey }: ShopKey): Promise<void> {
  const issuer = ISSUERS[shopKey];
  if (issuer === undefined) throw new Error(`The seed has no issuer for ${shopKey}`);
  await db.insert(documentIssuers).values({ channelId, quotationDays: QUOTATION_DAYS, ...issuer });
}
