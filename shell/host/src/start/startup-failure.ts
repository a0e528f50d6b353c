import { SettingError } from '../settings/setting-reader';

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null
    ? new Map<string, unknown>(Object.entries(error)).get(name)
    : undefined;

/** System errors when a file or folder cannot be created or written. */
const FOLDER_PROBLEM = /^(?:EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT|ENOSPC|EDQUOT)$/;

/**
 * One line that tells the operator what to do.
 * @param address the listening address, such as "127.0.0.1:8080"
 */
export function explainFailure(error: unknown, address: string): string {
  if (error instanceof SettingError) return error.message;
  const code = property(error, 'code');
  if (FOLDER_PROBLEM.test(String(code)) && property(error, 'syscall') !== 'listen') {
    const where = property(error, 'path');
    const shown = typeof where === 'string' ? `${where}, ${String(code)}` : String(code);
    return `the data folder cannot be used (${shown}): check PORTAL_DATA_DIR, its rights and its free space.`;
  }
  const host = address.replace(/:\d+$/, '');
  if (property(error, 'syscall') === 'getaddrinfo' && property(error, 'hostname') === host)
    return `HOST="${host}" is no name of this machine: give one of its addresses, such as 127.0.0.1 or 0.0.0.0.`;
  switch (code) {
    case 'EADDRINUSE':
      return `${address} is already in use: stop the other program, or choose another PORT.`;
    case 'EACCES':
      return `${address} may not be used: choose a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
      return `${address} is not an address of this machine: check HOST.`;
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EAI_AGAIN':
      return 'the database does not answer: check DATABASE_URL, and that the server runs.';
    default:
      return error instanceof Error ? firstLine(error.message) : String(error);
  }
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? text;
