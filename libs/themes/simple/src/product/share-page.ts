/** What a device offers for sharing: the copy always, its own sheet on most phones. */
interface SharingDevice {
  readonly clipboard: Pick<Clipboard, 'writeText'>;
  readonly share?: (data: ShareData) => Promise<void>;
}

/**
 * Shares the page by the device's own sheet, or copies its URL where there is none. Returns what happened: nothing when
 * the shopper closed the sheet. Rejects where neither is possible.
 */
export async function sharePage(
  title: string,
  url: string,
  device: SharingDevice = navigator,
): Promise<'copied' | 'shared' | 'closed'> {
  if (typeof device.share !== 'function') {
    await device.clipboard.writeText(url);
    return 'copied';
  }
  try {
    await device.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    throw error;
  }
}
