import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
interface OpenStream {
  readonly nfd?: number | null;
  readonly path?: string;
}
type Write = (stream: OpenStream, ...rest: readonly unknown[]) => number;
interface FileSystemModule {
  FS: { ErrnoError: new (code: number) => Error };
  NODEFS: {
    stream_ops: { fsync?: (stream: OpenStream) => number; write: Write };
    convertNodeCode(problem: { readonly code: string }): number;
  };
}

const hasNodeFs = (module: unknown): module is FileSystemModule =>
  typeof module === 'object' && module !== null && 'NODEFS' in module;

/**
 * PGlite's own storage ignores fsync: a power cut could lose commits. This relies on its internals (pinned),
 * so the store checks at start that a commit raises `syncs`.
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0;
  /** Writing the WAL or a sync failed. PostgreSQL has stopped, and PGlite would loop forever at the next call. */
  isDead = false;
  /** For tests of a failing disk: the system error for writes to a path. */
  fault: ((path: string) => string | undefined) | undefined;

  override async init(...parameters: Parameters<Init>): ReturnType<Init> {
    const prepared = await super.init(...parameters);
    const { emscriptenOpts } = prepared;
    const before = emscriptenOpts.preRun;
    emscriptenOpts.preRun = [
      ...(before ?? []),
      (module: unknown) => {
        if (hasNodeFs(module)) this.#takePart(module);
      },
    ];
    return prepared;
  }

  #takePart({ FS, NODEFS }: FileSystemModule): void {
    const { stream_ops: operations } = NODEFS;
    const { write } = operations;
    operations.fsync = ({ nfd }) => {
      if (nfd === null || nfd === undefined) return 0;
      try {
        fsyncSync(nfd);
      } catch (problem) {
        this.isDead = true;
        throw problem;
      }
      this.syncs += 1;
      return 0;
    };
    operations.write = (stream, ...rest) => {
      const path = stream.path ?? '';
      try {
        const code = this.fault?.(path);
        if (code !== undefined) throw new FS.ErrnoError(NODEFS.convertNodeCode({ code }));
        return write(stream, ...rest);
      } catch (problem) {
        if (path.includes('/pg_wal/')) this.isDead = true;
        throw problem;
      }
    };
  }
}
