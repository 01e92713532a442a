import type { InquiryInput } from '@shop/contract/inquiries/inquiry';
import { and, eq, inArray } from 'drizzle-orm';
import { categories, uploads } from '../db/schema';
import { invalidFields } from '../http/http-error';
import type { RouteContext } from '../http/route-context';

const TABLE = 'inquiries';

/**
 * Checks what a schema cannot: a guest must give a mail address, the category must be one of this shop, files must
 * be the member's own. Returns the input as it will be stored.
 */
export async function checkInquiry(context: RouteContext, input: InquiryInput): Promise<InquiryInput> {
  const { member } = context;
  const email = member?.email ?? input.email;
  const fileIds = [...new Set(input.file_ids)];
  const errors = {
    ...(email === '' ? { email: ['メールアドレスを入力してください'] } : {}),
    ...((await isCategory(context, input.category_id))
      ? {}
      : { category_id: ['お問い合わせの種類を選び直してください'] }),
    ...((await areOwnFiles(context, fileIds)) ? {} : { file_ids: ['添付ファイルを選び直してください'] }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { ...input, email, file_ids: fileIds };
}

async function isCategory({ db, channel }: RouteContext, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const isThisCategory = and(
    eq(categories.id, id),
    eq(categories.channelId, channel.id),
    eq(categories.tableName, TABLE),
  );
  return (await db.$count(categories, isThisCategory)) === 1;
}

async function areOwnFiles({ db, member, channel }: RouteContext, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  if (member === null) return false;
  const own = and(
    inArray(uploads.id, [...ids]),
    eq(uploads.channelId, channel.id),
    eq(uploads.userId, member.id),
  );
  return (await db.$count(uploads, own)) === ids.length;
}
