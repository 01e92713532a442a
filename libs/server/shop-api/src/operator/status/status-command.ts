import { asc } from 'drizzle-orm';
import { channels } from '../../db/schema';
import { detectEnvironment } from '../../stored-environment/detect-environment';
import { shopCommand } from '../command/operator-command';
import { findDocumentGaps } from './find-document-gaps';
import { findUnmetRequirements } from './find-unmet-requirements';

/** `status`: whether each shop is set up to take orders, and what is missing, for that or for its documents; the API need not run. */
export const statusCommand = shopCommand({
  name: 'status',
  words: [],
  options: [],
  ja: 'それぞれの店が注文を受けられる設定か、受けられない理由と、書類に足りない設定を表示します',
  en: 'says of each shop whether it is set up to take orders, and why not, and what its documents lack',
  async run({ db, print }) {
    const env = await detectEnvironment(db);
    print(`${env ?? '-'}`);
    for (const channel of await db.select().from(channels).orderBy(asc(channels.id))) {
      const unmet = await findUnmetRequirements(db, channel, env);
      const state =
        unmet.length === 0
          ? '注文を受けられる設定です set up to take orders'
          : '注文を受けられません cannot take orders';
      print([channel.key, channel.name, state].join('  '));
      for (const { ja, en } of [...unmet, ...(await findDocumentGaps(db, channel))])
        print(`    ${ja} / ${en}`);
    }
  },
});
