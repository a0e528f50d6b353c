import { SettingError } from './settings';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * The one line that tells whoever starts the portal what to do.
 * @param address what we tried to listen on, such as "127.0.0.1:8080"
 */
export function explainFailure(error: unknown, address: string): string {
  if (error instanceof SettingError) return error.message;
  switch (codeOf(error)) {
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
