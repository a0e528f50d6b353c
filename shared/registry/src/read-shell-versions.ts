import { asNumber, asText, orElse, readObject, shape } from './read-json';
import type { ShellVersions } from './registry';

const asShellVersions = shape<ShellVersions>({
  contract: asNumber,
  kit: asText,
  react: asText,
  federation: orElse(asText, undefined),
});

/**
 * What a shell says in its `shell.json` that it provides to remotes.
 * @throws UnreadableError when it does not say it: it is older, or no shell
 */
export const readShellVersions = (json: unknown, place: string): ShellVersions =>
  asShellVersions(readObject(json, place)['provides'], place);
