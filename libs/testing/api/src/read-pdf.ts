import { execFile } from 'node:child_process';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../../../..');
/** The reader is an ES module, which jest cannot load: it runs in a process of its own. */
const SCRIPT = `
  import { extractText, getDocumentProxy, getMeta } from 'unpdf';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  process.stdout.write(JSON.stringify({ text, pages: totalPages, title: info.Title }));
`;

/** The contents of a PDF; the text is without spaces, because they depend on the layout. */
export interface ReadPdf {
  readonly text: string;
  readonly pages: number;
  readonly title: string;
}

/** Reads a PDF as a viewer would: through its own font tables. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const out = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '-e', SCRIPT],
      { cwd: WORKSPACE, maxBuffer: 10_000_000 },
      (error, stdout) => {
        if (error === null) resolve(stdout);
        else reject(new Error('The PDF cannot be read', { cause: error }));
      },
    );
    child.stdin?.end(bytes);
  });
  const read: unknown = JSON.parse(out);
  if (!isReadPdf(read)) throw new Error(`The reader said ${out}`);
  return { ...read, text: read.text.normalize('NFKC').replace(/\s+/g, '') };
}

const isReadPdf = (value: unknown): value is ReadPdf =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
