import { asForm, asText, listOf, mapOf, orElse, readObject, shape } from '@portal/registry/read-json';
import { readShellVersions } from '@portal/registry/read-shell';
import type { ShellVersions } from '@portal/registry/registry';

/** `shell.json` of a build of the shell, as the server writes pages with it. */
export interface ShellDescription {
  readonly version: string;
  /** URL path of its folder, with leading and trailing slash. */
  readonly base: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly provides: ShellVersions;
  readonly fonts: readonly string[];
  /** Preloaded for who is signed in. */
  readonly signedIn: readonly string[];
  /** File → `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Its header and footer for the server; a development build has none. */
  readonly drawing:
    | { readonly file: string; readonly styles: string; readonly integrity: Readonly<Record<string, string>> }
    | undefined;
}

const asFile = asForm(/^[\w-][\w.-]*$/, 'file');
const asFiles = listOf(asFile);
const asDigest = asForm(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384');
const asDescription = shape<Omit<ShellDescription, 'provides'>>({
  version: asText,
  base: asForm(/^\/shell\/[\w.-]+\/$/, 'folder of the shell'),
  scripts: orElse(asFiles, []),
  styles: orElse(asFiles, []),
  fonts: orElse(asFiles, []),
  signedIn: orElse(asFiles, []),
  integrity: orElse(mapOf(asText), {}),
  drawing: orElse(shape({ file: asFile, styles: asFile, integrity: mapOf(asDigest) }), undefined),
});

/** @throws UnreadableError when it has another form, SyntaxError when it is no JSON */
export function readShellDescription(text: string): ShellDescription {
  const described = readObject(JSON.parse(text), 'shell.json');
  return { ...asDescription(described, 'shell.json'), provides: readShellVersions(described, 'shell.json') };
}
