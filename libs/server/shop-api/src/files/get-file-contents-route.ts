import { FILE_ERRORS } from '@shop/contract/files/file-errors';
import { getFileContentsSpec } from '@shop/contract/files/get-file-contents';
import { and, eq, isNull, or } from 'drizzle-orm';
import { uploads } from '../db/schema';
import { notFound, rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { storagePath } from './storage-path';
import { storedFileName } from './stored-file-name';

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };
const UPLOADS = '/files/uploads/';

/** Unknown, or another member's: the same 404. */
const fileNotFound = () => notFound(FILE_ERRORS.notFound, 'ファイルが見つかりません');

interface FoundFile {
  readonly storedName: string;
  readonly name: string;
  readonly type: string;
}

/** A file that was sent to this shop, if it is a guest's or this member's. */
async function findUpload({ db, channel, member }: RouteContext, path: string): Promise<FoundFile | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.path, path),
        eq(uploads.channelId, channel.id),
        member === null ? isNull(uploads.userId) : or(isNull(uploads.userId), eq(uploads.userId, member.id)),
      ),
    );
  return row === undefined ? null : { storedName: row.path, name: row.originalName, type: row.type };
}

function findPicture(path: string): FoundFile | null {
  const name = storedFileName(path);
  const type = TYPES[name?.split('.').at(-1) ?? ''];
  return name === null || type === undefined ? null : { storedName: name, name, type };
}

/** GET /v1/files-contents */
export const getFileContentsRoute = defineRoute(getFileContentsSpec, async (context, { query: { url } }) => {
  const path = storagePath(url, context.config.shopOrigins);
  if (path === null) throw rejected(FILE_ERRORS.urlNotAllowed, 'このファイルは表示できません');
  const found = path.startsWith(UPLOADS)
    ? await findUpload(context, path.slice('/files/'.length))
    : findPicture(path);
  const bytes = found === null ? null : await context.files.read(found.storedName);
  if (found === null || bytes === null) throw fileNotFound();
  context.response.file(bytes, found.name, found.type);
  return undefined;
});
