/** Whether the browser makes and uses passkeys, and reads and writes the API's JSON of them by itself. */
export const isPasskeySupported = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Whether the browser offers passkeys where it fills in names. */
export const canFillInPasskeys = async (): Promise<boolean> =>
  isPasskeySupported() && (await PublicKeyCredential.isConditionalMediationAvailable());

/** Whether this device itself, by its screen lock, can hold a passkey. */
export const canHoldPasskey = async (): Promise<boolean> =>
  isPasskeySupported() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
