import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../../../db/database';
import { channels } from '../../../db/schema';
import { HERO_SETTINGS } from '../../../site/identity-settings';
import { fieldsOf, lineOf, textOf } from '../content-fields';
import type { ContentEntry, ContentKind } from '../content-kind';
import { changeFrontSettings } from './change-front-settings';

const PHRASE_MAX = 200;
const LEAD_MAX = 500;
const NAME = 'hero';

const schema = fieldsOf({
  phrase: v.optional(textOf(PHRASE_MAX), ''),
  lead: v.optional(lineOf(LEAD_MAX), ''),
});
type HeroFields = v.InferOutput<typeof schema>;

async function write(
  tx: Executor,
  id: number,
  { fields, picture }: ContentEntry<HeroFields>,
): Promise<number> {
  await changeFrontSettings(tx, id, {
    [HERO_SETTINGS.phrase]: fields.phrase.trim(),
    [HERO_SETTINGS.lead]: fields.lead,
    [HERO_SETTINGS.picture]: picture?.path ?? '',
    [HERO_SETTINGS.pictureAlt]: picture?.alt ?? '',
  });
  return id;
}

/** The first picture of the home page and the words on it: `home/hero.md`. */
export const heroKind: ContentKind<HeroFields> = {
  folder: 'home',
  ja: 'ホームの最初の画像と文',
  namePattern: /^hero$/,
  nameExample: 'hero.md',
  identity: 'name',
  body: 'none',
  picture: 'optional',
  schema,
  format: ({ phrase, lead }) => ({
    ...(phrase === '' ? {} : { phrase }),
    ...(lead === '' ? {} : { lead }),
  }),
  async load(db, channelId) {
    const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
    const settings = channel?.settings ?? {};
    const read = (key: string) => String(settings[key] ?? '');
    const phrase = read(HERO_SETTINGS.phrase);
    const lead = read(HERO_SETTINGS.lead);
    const path = read(HERO_SETTINGS.picture);
    if (phrase === '' && lead === '' && path === '') return [];
    return [
      {
        id: channelId,
        name: NAME,
        fields: { phrase, lead },
        body: '',
        picture: path === '' ? null : { path, alt: read(HERO_SETTINGS.pictureAlt) },
      },
    ];
  },
  insert: (tx, { channelId }, entry) => write(tx, channelId, entry),
  async update(tx, id, _target, entry) {
    await write(tx, id, entry);
  },
  async remove(tx, id) {
    await write(tx, id, { fields: { phrase: '', lead: '' }, body: '', picture: null });
  },
};
