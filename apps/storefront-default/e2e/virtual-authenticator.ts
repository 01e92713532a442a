import type { CDPSession, Page } from 'playwright-core';

/** The device of a page that holds passkeys: Chromium's virtual authenticator in the place of its dialogs. */
export class VirtualAuthenticator {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** A device with a screen lock, whose owner confirms at once. */
  static async of(page: Page): Promise<VirtualAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(cdp, authenticatorId);
  }

  /** Whether the owner is at the device: while not, the browser's dialog stays open. */
  async setPresent(enabled: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  }

  /** Whether the owner unlocks the screen: where not, the browser says what it says of a closed dialog. */
  async setUnlocking(isUserVerified: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** How many passkeys it holds. */
  async countPasskeys(): Promise<number> {
    const { authenticatorId } = this;
    return (await this.cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  }
}
