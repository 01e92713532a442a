import { isSellingOn, readSettings } from './settings';

describe('readSettings', () => {
  it('reads flat keys', () => {
    expect(
      readSettings({
        'SITE.NAMESPACE': 'gift',
        'SITE.CHANNEL_PREFIX': 'gift_',
        'SITE.BREAKPOINT.SCREEN-SM': '600',
        'SITE.BREAKPOINT.SCREEN-MD': 900,
        'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': '1',
        'GTM.ID': '',
      }),
    ).toMatchObject({
      namespace: 'gift',
      channelPrefix: 'gift_',
      breakpointSm: 600,
      breakpointMd: 900,
      isStopSellingInUse: true,
      isSelling: false,
      gtmId: null,
    });
  });

  it('an empty answer is a shop without any feature', () => {
    expect(readSettings({})).toMatchObject({
      breakpointSm: 767,
      breakpointMd: 1023,
      isWithoutMembers: false,
    });
  });
});

describe('isSellingOn', () => {
  // inventory: trans-selling-off, setting-plugin-temporary-stop-selling-is-use, -is-selling
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, true],
    [false, false, true],
  ])('plugin in use %s, selling %s -> %s', (isStopSellingInUse, isSelling, expected) => {
    expect(isSellingOn({ isStopSellingInUse, isSelling })).toBe(expected);
  });
});
