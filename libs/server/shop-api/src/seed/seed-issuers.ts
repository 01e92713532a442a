import type { Executor } from '../db/database';
import { documentIssuers } from '../db/schema';
import { factsOf } from './content/shop-facts';

interface ShopKey {
  readonly channelId: number;
  readonly shopKey: string;
}

const QUOTATION_DAYS = 30;

/** Seeds the issuer of a demonstration shop's documents: the company that its legal page names. */
export async function seedIssuers(db: Executor, { channelId, shopKey }: ShopKey): Promise<void> {
  const facts = factsOf(shopKey);
  await db.insert(documentIssuers).values({
    channelId,
    quotationDays: QUOTATION_DAYS,
    name: facts.company,
    postalCode: facts.postalCode.replaceAll('-', ''),
    address: facts.address,
    phoneNumber: facts.phone,
    contactEmail: facts.email,
    registrationNumber: facts.registrationNumber,
  });
}
