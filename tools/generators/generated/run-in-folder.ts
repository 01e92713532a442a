import { spawn } from 'node:child_process';

/** How a command ended, and what it has written. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command line in a folder, without the daemon and the colours that a person would have. */
export function runInFolder(folder: string, command: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => pieces.push(piece.toString()));
    child.once('close', (code) => resolve({ code, output: pieces.join('') }));
  });
}
