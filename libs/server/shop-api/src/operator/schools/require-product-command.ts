import { isDeepStrictEqual } from 'node:util';
import { and, eq, max } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModels, schoolRequirements } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, type CommandArguments, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { lockSchool } from './find-school';

/** Takes the product off the school's list. */
const NONE = 'none';
const MOST_PIECES = 99;
const MOST_POSITION = 9_999;
const NOTE_MAX = 200;

type Requirement = typeof schoolRequirements.$inferSelect;
type Written = Omit<Requirement, 'schoolId' | 'productModelId'>;

async function requireModel(tx: Executor, channelId: number, code: string): Promise<number> {
  const [model] = await tx
    .select({ id: productModels.id })
    .from(productModels)
    .where(and(eq(productModels.channelId, channelId), eq(productModels.code, code)));
  if (model !== undefined) return model.id;
  throw new OperatorError(`商品がありません: ${code}`, `There is no product ${code}`);
}

function readNote(args: CommandArguments): string | undefined {
  const note = args.optional('note');
  if (note !== undefined && (note.length > NOTE_MAX || /\p{Cc}/u.test(note)))
    throw wrongUsage(
      `--note は改行のない ${NOTE_MAX} 文字までです`,
      `--note is one line of at most ${NOTE_MAX} characters`,
    );
  return note;
}

/** The last place of the list and one more. */
async function nextPosition(tx: Executor, schoolId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(schoolRequirements.position) })
    .from(schoolRequirements)
    .where(eq(schoolRequirements.schoolId, schoolId));
  return (row?.last ?? -1) + 1;
}

const shown = (requirement: Written | undefined) =>
  requirement === undefined
    ? NONE
    : `${requirement.requiredQuantity}点 ${requirement.isRequired ? '必須 required' : '任意 optional'}`;

const auditOf = (requirement: Written | undefined) =>
  requirement === undefined
    ? { quantity: null }
    : {
        quantity: requirement.requiredQuantity,
        required: requirement.isRequired,
        note: requirement.note,
        position: requirement.position,
      };

/** `schools require`: what the school asks of each pupil, and how many of it. What is left out of a change stays. */
export const requireProductCommand = shopCommand({
  name: 'schools require',
  words: [{ name: 'SCHOOL' }, { name: 'PRODUCT' }, { name: 'QUANTITY' }],
  options: [
    CHANNEL_OPTION,
    {
      name: 'kind',
      value: 'required|optional',
      isOptional: true,
      ja: '必須か任意か（はじめは required）',
      en: 'whether every pupil needs it (required at first)',
    },
    {
      name: 'note',
      value: 'TEXT',
      isOptional: true,
      ja: '家庭への一言',
      en: 'what families read of it',
    },
    {
      name: 'position',
      value: 'N',
      isOptional: true,
      ja: '並び順（はじめは最後）',
      en: 'its place in the list (the last at first)',
    },
  ],
  ja: '学校 SCHOOL が一人につき商品コード PRODUCT を何点求めるか（必要数）を決めます。none で外します',
  en: "sets how many pieces of PRODUCT the SCHOOL asks of each pupil; 'none' takes it off the list",
  async run(context, args) {
    const [code, product, quantity] = [args.value('SCHOOL'), args.value('PRODUCT'), args.value('QUANTITY')];
    const pieces = quantity === NONE ? null : wholeNumber('QUANTITY', quantity, 1, MOST_PIECES);
    const kind = args.optional('kind');
    if (kind !== undefined && kind !== 'required' && kind !== 'optional')
      throw wrongUsage('--kind は required か optional です', '--kind is required or optional');
    const note = readNote(args);
    const place = args.optional('position');
    const position = place === undefined ? undefined : wholeNumber('--position', place, 0, MOST_POSITION);
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    const said = await context.db.transaction(async (tx) => {
      const { id: schoolId } = await lockSchool(tx, channelId, code);
      const productModelId = await requireModel(tx, channelId, product);
      const own = and(
        eq(schoolRequirements.schoolId, schoolId),
        eq(schoolRequirements.productModelId, productModelId),
      );
      const [present] = await tx.select().from(schoolRequirements).where(own);
      if (pieces === null) await tx.delete(schoolRequirements).where(own);
      const written: Written | undefined =
        pieces === null
          ? undefined
          : {
              requiredQuantity: pieces,
              isRequired: kind === undefined ? (present?.isRequired ?? true) : kind === 'required',
              note: note ?? present?.note ?? '',
              position: position ?? present?.position ?? (await nextPosition(tx, schoolId)),
            };
      if (written !== undefined)
        await tx
          .insert(schoolRequirements)
          .values({ schoolId, productModelId, ...written })
          .onConflictDoUpdate({
            target: [schoolRequirements.schoolId, schoolRequirements.productModelId],
            set: written,
          });
      const [before, after] = [auditOf(present), auditOf(written)];
      if (isDeepStrictEqual(before, after)) return 'すでにそのとおりです。 Nothing to change.';
      await recordAudit(tx, context, {
        command: 'schools require',
        channelId,
        target: `${code} ${product}`,
        before,
        after,
      });
      return `${shown(present)} → ${shown(written)}`;
    });
    context.print(`${code} ${product}: ${said}`);
  },
});
