import { access, copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Files never change under the same name, so existing ones are not replaced. */
export async function addFiles(from: string, to: string): Promise<void> {
  if (!(await exists(from))) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (await exists(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.part`;
    await copyFile(source, draft);
    await rename(draft, target);
  }
}
