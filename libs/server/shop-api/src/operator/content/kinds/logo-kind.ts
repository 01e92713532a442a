import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { channels } from '../../../db/schema';
import { LOGO_SETTING } from '../../../site/identity-settings';
import { fieldsOf } from '../content-fields';
import type { ContentKind } from '../content-kind';
import { changeFrontSettings } from './change-front-settings';

const schema = fieldsOf({});
type LogoFields = v.InferOutput<typeof schema>;

/** The picture beside the shop's name: `logo/logo.md`. It is shown beside the name, so it has no text of its own. */
export const logoKind: ContentKind<LogoFields> = {
  folder: 'logo',
  ja: 'ロゴ',
  namePattern: /^logo$/,
  nameExample: 'logo.md',
  identity: 'name',
  body: 'none',
  picture: 'decorative',
  schema,
  format: () => ({}),
  async load(db, channelId) {
    const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
    const path = String(channel?.settings[LOGO_SETTING] ?? '');
    return path === ''
      ? []
      : [{ id: channelId, name: 'logo', fields: {}, body: '', picture: { path, alt: '' } }];
  },
  async insert(tx, { channelId }, { picture }) {
    await changeFrontSettings(tx, channelId, { [LOGO_SETTING]: picture?.path ?? '' });
    return channelId;
  },
  async update(tx, id, _target, { picture }) {
    await changeFrontSettings(tx, id, { [LOGO_SETTING]: picture?.path ?? '' });
  },
  async remove(tx, id) {
    await changeFrontSettings(tx, id, { [LOGO_SETTING]: '' });
  },
};
