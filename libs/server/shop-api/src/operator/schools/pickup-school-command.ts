import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { schools, type StoredSchoolPickup } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { requireChannel } from '../require-channel';
import { lockSchool } from './find-school';
import { changedPickup, readPickup } from './read-pickup';

const option = (name: string, value: string, ja: string, en: string) =>
  ({ name, value, isOptional: true, ja, en }) as const;

const shown = (pickup: StoredSchoolPickup | null): string =>
  pickup === null
    ? 'none'
    : `受け取り ${pickup.on}  締切 ${pickup.until}  〒${pickup.postalCode} ${pickup.prefecture}${pickup.city}${pickup.address1}`;

const auditOf = (pickup: StoredSchoolPickup | null) =>
  pickup === null ? { on: null } : { on: pickup.on, until: pickup.until };

/**
 * `schools pickup`: when and where the school hands over what its pupils have ordered, and until when that can be ordered.
 * What is left out of a change stays. Orders that were placed keep the day that they were placed for.
 */
export const pickupSchoolCommand = shopCommand({
  name: 'schools pickup',
  words: [{ name: 'SCHOOL' }],
  options: [
    CHANNEL_OPTION,
    {
      name: 'on',
      value: 'DAY',
      ja: '学校で受け取る日。none でやめます',
      en: "the day of the pick-up; 'none' ends it",
    },
    option(
      'until',
      'DAY',
      'ご注文の締切日（受け取る日まで）',
      'the last day for orders, not after the pick-up',
    ),
    option('postal-code', 'CODE', '学校の郵便番号', 'the postal code of the school'),
    option('prefecture', 'P', '学校の都道府県', 'its prefecture'),
    option('city', 'C', '学校の市区町村', 'its city'),
    option('address1', 'A', '学校の番地', 'its street and number'),
  ],
  ja: '学校 SCHOOL での受け取り日・ご注文の締切日・学校の住所を決めます。住所は一度決めれば省けます',
  en: 'sets when and where SCHOOL hands orders over, and until when they are taken; an address that is known can be left out',
  async run(context, args) {
    const code = args.value('SCHOOL');
    const given = readPickup(args);
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    const said = await context.db.transaction(async (tx) => {
      const school = await lockSchool(tx, channelId, code);
      const pickup = given === null ? null : changedPickup(school.pickup, given);
      if (isDeepStrictEqual(pickup, school.pickup)) return 'すでにそのとおりです。 Nothing to change.';
      await tx.update(schools).set({ pickup }).where(eq(schools.id, school.id));
      await recordAudit(tx, context, {
        command: 'schools pickup',
        channelId,
        target: code,
        before: auditOf(school.pickup),
        after: auditOf(pickup),
      });
      return `${shown(school.pickup)} → ${shown(pickup)}`;
    });
    context.print(`${code}: ${said}`);
  },
});
