import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { lockChannel, requireChannel } from '../require-channel';
import { changePriceSums, PRICE_SUMS_SETTING } from './change-price-sums';
import { requireMeaningful } from './require-meaningful';
import { readSetting } from './setting-type';
import { loadSetting, storeSetting } from './setting-store';
import { SETTINGS, formatSetting } from './settings';
import { type Setting } from './setting';

function requireSetting(key: string): Setting {
  const setting = SETTINGS.find((one) => one.key === key);
  if (setting !== undefined) return setting;
  throw wrongUsage(
    `知らない設定です: ${key}（settings get --channel NAME で一覧を見られます）`,
    `Unknown setting: ${key} (settings get --channel NAME lists them)`,
  );
}

/** `settings get`: one value alone, for scripts, or all settings with their meaning. */
const settingsGet = shopCommand({
  name: 'settings get',
  words: [{ name: 'KEY', isOptional: true }],
  options: [CHANNEL_OPTION],
  ja: '店の設定を表示します',
  en: 'shows the settings of a shop, or one of them',
  async run({ db, print }, args) {
    const key = args.optional('KEY');
    const setting = key === undefined ? null : requireSetting(key);
    const channel = await requireChannel(db, args.value('channel'));
    if (setting !== null) {
      print(formatSetting(await loadSetting(db, channel, setting)));
      return;
    }
    for (const one of SETTINGS) {
      print(`${one.key} = ${formatSetting(await loadSetting(db, channel, one))}`);
      print(`    ${one.ja}（${one.type.ja}） / ${one.en}: ${one.type.en}`);
    }
  },
});

/** `settings set`: one known setting, checked by its type. */
const settingsSet = shopCommand({
  name: 'settings set',
  words: [{ name: 'KEY' }, { name: 'VALUE' }],
  options: [CHANNEL_OPTION],
  ja: '店の設定を変えます（数秒で店に反映されます）',
  en: 'changes a setting of a shop; the shop follows within seconds',
  async run(context, args) {
    const setting = requireSetting(args.value('KEY'));
    const value = readSetting(setting.key, setting.type, args.value('VALUE'));
    const before = await context.db.transaction(async (tx) => {
      const channel = await lockChannel(tx, args.value('channel'));
      const present = await loadSetting(tx, channel, setting);
      if (present === value) return present;
      await requireMeaningful(tx, channel, setting, value);
      await storeSetting(tx, channel, setting, value);
      if (setting.key === PRICE_SUMS_SETTING)
        await changePriceSums(tx, channel, value === 'with-tax' ? 'with-tax' : 'without-tax');
      await recordAudit(tx, context, {
        command: 'settings set',
        channelId: channel.id,
        target: setting.key,
        before: { value: present },
        after: { value },
      });
      return present;
    });
    context.print(
      before === value
        ? `${setting.key} はすでに ${formatSetting(value)} です。 Nothing to change.`
        : `${setting.key}: ${formatSetting(before)} → ${formatSetting(value)}`,
    );
    if (before !== value && setting.key === PRICE_SUMS_SETTING)
      context.print(
        '商品・包装・送料・手数料・送料無料の条件・クーポンの金額を換算しました（税込で同じになる税抜の価格がないものは、すぐ下の価格）。' +
          ' Restated all prices, fees and limits; what no price without tax comes to became the next lower one.',
      );
  },
});

export const settingsCommands = [settingsGet, settingsSet];
