import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { LoginCredential, RegistrationCredential } from '@shop/contract/passkeys/web-authn-json';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What may differ from what a device does; each is what one check is for. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** `webauthn.create` or `webauthn.get`. */
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly hasWrongSignature?: boolean;
  /** Claims an attestation with this certificate. */
  readonly certificate?: Uint8Array<ArrayBuffer>;
}

/** What a device is asked for, as far as it matters here. */
export interface Request {
  readonly rpId: string;
  readonly challenge: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const ID_BYTES = 16;
/** COSE: an elliptic curve key of P-256 for ES256. */
const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3];
const [EC2, ES256, P256] = [2, -7, 1];

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A device that holds one passkey: it signs as a phone or a security key does, without asking anybody. */
export class SoftwareAuthenticator {
  readonly credentialId = base64url(randomBytes(ID_BYTES));
  counter = 0;
  private userHandle = '';
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  /** A device at a shop of that origin; `doesCount` as security keys do, phones always say 0. */
  constructor(
    private readonly origin: string,
    private readonly doesCount = true,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** What `navigator.credentials.create` returns, as JSON. */
  create(
    { rpId, challenge, userHandle }: Request & { readonly userHandle: string },
    deviation: Deviation = {},
  ): RegistrationCredential {
    this.userHandle = userHandle;
    const id = Buffer.from(this.credentialId, 'base64url');
    const authData = Buffer.concat([
      this.head(rpId, HAS_CREDENTIAL, deviation),
      Buffer.alloc(ID_BYTES),
      uint(id.length, 2),
      id,
      isoCBOR.encode(this.coseKey()),
    ]);
    const statement = new Map<string, Uint8Array<ArrayBuffer>[]>(
      deviation.certificate === undefined ? [] : [['x5c', [deviation.certificate]]],
    );
    const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | typeof statement>([
      ['fmt', deviation.certificate === undefined ? 'none' : 'packed'],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal', 'teleport'],
      },
    };
  }

  /** What `navigator.credentials.get` returns, as JSON. */
  get({ rpId, challenge }: Request, deviation: Deviation = {}): LoginCredential {
    if (this.doesCount) this.counter += 1;
    const authData = this.head(rpId, 0, deviation);
    const clientData = this.clientData('webauthn.get', challenge, deviation);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    if (deviation.hasWrongSignature === true)
      signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' as const };
  }

  private head(rpId: string, flags: number, { isUserVerified = true, counter, ...other }: Deviation): Buffer {
    const verified = isUserVerified ? USER_VERIFIED : 0;
    return Buffer.concat([
      sha256(other.rpId ?? rpId),
      Buffer.from([flags | USER_PRESENT | verified]),
      uint(counter ?? this.counter, 4),
    ]);
  }

  private clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.origin, crossOrigin = false } = deviation;
    const data = {
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin,
      crossOrigin,
    };
    return Buffer.from(JSON.stringify(data));
  }

  private coseKey(): Map<number, number | Uint8Array<ArrayBuffer>> {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return new Map<number, number | Uint8Array<ArrayBuffer>>([
      [KEY_TYPE, EC2],
      [ALGORITHM, ES256],
      [CURVE, P256],
      [X, bytes(x)],
      [Y, bytes(y)],
    ]);
  }
}
