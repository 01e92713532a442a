import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadOnce } from './load-once';

const FAMILY = '@expo-google-fonts/biz-udpgothic';

/** The two weights of the documents' font; some 4.5 MB each, of which a document embeds only the letters it uses. */
export interface DocumentFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

async function readFonts(): Promise<DocumentFonts> {
  const { resolve } = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(resolve(`${FAMILY}/400Regular/BIZUDPGothic_400Regular.ttf`)),
    readFile(resolve(`${FAMILY}/700Bold/BIZUDPGothic_700Bold.ttf`)),
  ]);
  return { regular, bold };
}

/** A Japanese font made for office documents (BIZ UDPGothic), read once per process. */
export const loadDocumentFonts = loadOnce(readFonts);
