import { uploadFileSpec } from '@shop/contract/files/upload-file';
import { randomToken } from '../auth/random-token';
import { uploads } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { countUpload, countUploadedBytes } from './limit-uploads';
import { plainFileName } from './plain-file-name';
import { readPhoto } from './read-photo';
import { readUpload } from './read-upload';
import { thumbnailPath } from './thumbnail-path';

/** POST /v1/upload-files */
export const uploadFileRoute = defineRoute(uploadFileSpec, async (context, { body: { dir, file } }) => {
  const { db, clock, channel, member, files } = context;
  // Others will see the photos of a review, so somebody answers for them.
  if (dir === 'reviews') context.requireMember();
  await countUpload(context);
  const read = dir === 'reviews' ? readPhoto : readUpload;
  const kept = await read(new Uint8Array(await file.arrayBuffer()));
  await countUploadedBytes(context, kept.bytes.byteLength + (kept.thumbnail?.byteLength ?? 0));
  const path = `uploads/${dir}/${randomToken()}.${kept.extension}`;
  const small = thumbnailPath(path);
  if (small !== null && kept.thumbnail !== null) await files.write(small, kept.thumbnail);
  await files.write(path, kept.bytes);
  const [row] = await db
    .insert(uploads)
    .values({
      channelId: channel.id,
      userId: member?.id ?? null,
      dir,
      path,
      originalName: plainFileName(file.name, kept.extension),
      type: kept.type,
      size: kept.bytes.byteLength,
      width: kept.width,
      height: kept.height,
      createdAt: clock.now(),
    })
    .returning()
    .catch(async (error: unknown) => {
      await files.remove(path);
      if (small !== null) await files.remove(small);
      throw error;
    });
  if (row === undefined) throw new Error('The upload was not stored');
  return {
    id: row.id,
    url: `/files/${row.path}`,
    dir,
    name: row.originalName,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    created_at: row.createdAt.toISOString(),
  };
});
