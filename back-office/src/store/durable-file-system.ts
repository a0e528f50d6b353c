import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
interface OpenStream {
  readonly nfd?: number | null;
}
interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: OpenStream) => number } };
}

const hasNodeFs = (module: unknown): module is FileSystemModule =>
  typeof module === 'object' && module !== null && 'NODEFS' in module;

/**
 * PGlite's folder storage with real syncs: its own ignores fsync, so a commit it acknowledged could be lost with
 * the power. `syncs` counts them; the store checks at start that a commit raises it, since this reaches into
 * PGlite's inside (its version is pinned exactly).
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0;

  override async init(...parameters: Parameters<Init>): ReturnType<Init> {
    const prepared = await super.init(...parameters);
    const { emscriptenOpts } = prepared;
    const before = emscriptenOpts.preRun;
    emscriptenOpts.preRun = [
      ...(before ?? []),
      (module: unknown) => {
        if (!hasNodeFs(module)) return;
        module.NODEFS.stream_ops.fsync = ({ nfd }) => {
          if (nfd !== null && nfd !== undefined) {
            fsyncSync(nfd);
            this.syncs += 1;
          }
          return 0;
        };
      },
    ];
    return prepared;
  }
}
