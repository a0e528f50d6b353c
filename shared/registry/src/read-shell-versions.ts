import { asNumber, asText, orElse, readObject, shape } from './read-json';
import type { ShellVersions } from './registry';

const asShellVersions = shape<ShellVersions>({
  contract: asNumber,
  kit: asText,
  react: asText,
  federation: orElse(asText, undefined),
});

/**
 * Reads the versions that a shell provides to remotes from its `shell.json`.
 * @throws UnreadableError when they are missing: an older shell, or none
 */
export const readShellVersions = (json: unknown, place: string): ShellVersions =>
  asShellVersions(readObject(json, place)['provides'], place);
