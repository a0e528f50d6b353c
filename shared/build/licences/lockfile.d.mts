export interface Lockfile {
  readonly importers: object;
  readonly packages: object;
  readonly snapshots: object;
}
export declare function readLockfile(text: string): Lockfile;
