const disk = ['back-office/src/store/failing-disk.test.ts'];
const backup = ['back-office/src/store/backup.test.ts'];
const host = ['shell/host/operations.test.ts'];
const settings = ['shell/host/settings.test.ts'];

/** Data that hold and operations, on the embedded store. */
export const controls = [
  {
    control: 'T36: writes are refused while the disk is full',
    file: 'back-office/src/http/refuse-writes.ts',
    find: '!isWritable() && !READS',
    replace: 'false && !READS',
    tests: disk,
  },
  {
    control: 'T36: the last 64 MiB are left to the database',
    file: 'back-office/src/store/disk-watch.ts',
    find: 'freeBytes(folder) >= RESERVE_BYTES',
    replace: 'freeBytes(folder) >= 0',
    tests: disk,
  },
  {
    control: 'T36: a read is good once also without storage',
    file: 'back-office/src/auth/spare-nonces.ts',
    find: 'if (seen.has(name) || seen.size',
    replace: 'if (seen.size',
    tests: disk,
  },
  {
    control: 'T36: a read-only disk is no lack of rights',
    file: 'back-office/src/store/open-folder.ts',
    find: "const READ_ONLY = '42501';",
    replace: "const READ_ONLY = 'none';",
    tests: disk,
  },
  {
    control: 'T36: a copy is checked before the store is moved aside',
    file: 'back-office/src/store/backup.ts',
    find: 'if (newest > known) throw',
    replace: 'if (newest < 0) throw',
    tests: backup,
  },
  {
    control: 'T36: the store that was there is moved aside, not removed',
    file: 'back-office/src/store/backup.ts',
    find: 'renameSync(databaseOf(folder), movedTo);',
    replace: 'rmSync(databaseOf(folder), { recursive: true });',
    tests: backup,
  },
  {
    control: 'metrics are for direct callers on this machine',
    file: 'shell/host/operations.ts',
    find: 'return isDirect && LOOPBACK',
    replace: 'return LOOPBACK',
    tests: host,
  },
  {
    control: 'metrics are not for another machine',
    file: 'shell/host/operations.ts',
    find: "LOOPBACK.test(socket.remoteAddress ?? '')",
    replace: 'true',
    tests: host,
  },
  {
    control: 'metrics are for the token that was set',
    file: 'shell/host/operations.ts',
    find: 'return timingSafeEqual(digestOf(shown), digestOf(readers.token));',
    replace: "return shown !== '';",
    tests: host,
  },
  {
    control: 'metrics count declared routes, never paths',
    file: 'shell/host/operations.ts',
    find: "request.routeOptions.url ?? 'page or file'",
    replace: 'request.url',
    tests: host,
  },
  {
    control: 'no metrics by default where others come in',
    file: 'shell/host/settings.ts',
    find: "LOOPBACK.has(host) && publicUrl === undefined ? 'loopback' : 'nobody'",
    replace: "LOOPBACK.has(host) ? 'loopback' : 'nobody'",
    tests: settings,
  },
];
