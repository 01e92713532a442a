import type { InquiryInput } from '@shop/contract/inquiries/inquiry';
import { and, eq } from 'drizzle-orm';
import { categories, uploads } from '../db/schema';
import { invalidFields } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { isUploadForInquiry } from './is-upload-for-inquiry';

const TABLE = 'inquiries';

/**
 * Checks what a schema cannot: a guest must give a mail address, the category must be one of this shop, files must
 * be the sender's own. Returns the input as it will be stored.
 */
export async function checkInquiry(context: RouteContext, input: InquiryInput): Promise<InquiryInput> {
  const { member } = context;
  const email = member?.email ?? input.email;
  const urls = [...new Set(input.file_urls)];
  const errors = {
    ...(email === '' ? { email: ['メールアドレスを入力してください'] } : {}),
    ...((await isCategory(context, input.category_id))
      ? {}
      : { category_id: ['お問い合わせの種類を選び直してください'] }),
    ...((await areOwnFiles(context, urls)) ? {} : { file_urls: ['添付ファイルを選び直してください'] }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { ...input, email, file_urls: urls };
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

/** Whoever names a guest's file by its unguessable URL has uploaded it. */
async function areOwnFiles(context: RouteContext, urls: readonly string[]): Promise<boolean> {
  if (urls.length === 0) return true;
  return (await context.db.$count(uploads, isUploadForInquiry(context, urls))) === urls.length;
}
