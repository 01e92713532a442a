import { asc, eq } from 'drizzle-orm';
import { productModels, schoolRequirements } from '../../db/schema';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { csvLines, jsonLines, type ListColumns, readFormat } from '../lists/list-format';
import { requireChannel } from '../require-channel';
import { findSchool } from './find-school';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly isShow: boolean;
  readonly requirement: typeof schoolRequirements.$inferSelect;
}

const COLUMNS: ListColumns<Row> = {
  product: ({ code }) => code,
  name: ({ name }) => name,
  quantity: ({ requirement }) => requirement.requiredQuantity,
  required: ({ requirement }) => requirement.isRequired,
  note: ({ requirement }) => requirement.note,
  position: ({ requirement }) => requirement.position,
  product_shown: ({ isShow }) => isShow,
};

const lineOf = ({ code, name, isShow, requirement }: Row): string =>
  [
    code,
    name,
    `${requirement.requiredQuantity}点`,
    requirement.isRequired ? '必須 required' : '任意 optional',
    ...(requirement.note === '' ? [] : [requirement.note]),
    // Families do not see it on the list.
    ...(isShow ? [] : ['非表示 hidden']),
  ].join('  ');

/** `schools requirements`: what a school asks of each pupil, in the order of its list. */
export const listRequirementsCommand = shopCommand({
  name: 'schools requirements',
  words: [{ name: 'SCHOOL' }],
  options: [
    CHANNEL_OPTION,
    {
      name: 'format',
      value: 'text|json|csv',
      isOptional: true,
      ja: '出力の形（はじめは text）',
      en: 'how it is printed (text)',
    },
  ],
  ja: '学校 SCHOOL が一人につき求めるもの（必要数）を一覧にします',
  en: 'lists what the SCHOOL asks of each pupil',
  async run({ db, print }, args) {
    const format = readFormat(args.optional('format') ?? 'text');
    const { id: channelId } = await requireChannel(db, args.value('channel'));
    const school = await findSchool(db, channelId, args.value('SCHOOL'));
    const rows = await db
      .select({
        code: productModels.code,
        name: productModels.name,
        isShow: productModels.isShow,
        requirement: schoolRequirements,
      })
      .from(schoolRequirements)
      .innerJoin(productModels, eq(productModels.id, schoolRequirements.productModelId))
      .where(eq(schoolRequirements.schoolId, school.id))
      .orderBy(asc(schoolRequirements.position), asc(schoolRequirements.productModelId));
    if (format === 'json') for (const line of jsonLines(rows, COLUMNS)) print(line);
    else if (format === 'csv') for (const line of csvLines(rows, COLUMNS)) print(line);
    else if (rows.length === 0) print('そろえるものがありません。 There is nothing on the list.');
    else for (const row of rows) print(lineOf(row));
  },
});
