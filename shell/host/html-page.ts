import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `dist/shell.json`: the build of the shell that pages start with. */
interface ShellDescription {
  readonly version: string;
  readonly base: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
/** Fonts that the first screen shows; the others arrive when a character needs them. */
const FIRST_FONTS = /-latin-wght-normal\./;

const escapeAttribute = (text: string) => text.replace(/[&"<]/g, (sign) => ATTRIBUTE_ESCAPES[sign] ?? sign);

/** A JSON data block: never executed, and unable to close its own element. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

function render(shell: ShellDescription, nonce: string): string {
  const address = (file: string) => escapeAttribute(shell.base + file);
  const checked = (file: string) => `integrity="${shell.integrity[file] ?? ''}" crossorigin="anonymous"`;
  const digests = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, digest]) => [shell.base + file, digest]),
  );
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="description" content="InterGestion : le financement de votre investissement immobilier.">',
    '<title>InterGestion</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${address(file)}" ${checked(file)}>`),
    ...shell.scripts.map(
      (file) => `<script defer src="${address(file)}" ${checked(file)} nonce="${nonce}"></script>`,
    ),
    // What the shell asks for first: fetched beside its code instead of after it.
    ...['/remotes.json', '/config.json'].map(
      (file) => `<link rel="preload" as="fetch" href="${file}" crossorigin="anonymous">`,
    ),
    ...shell.fonts
      .filter((file) => FIRST_FONTS.test(file))
      .map(
        (file) =>
          `<link rel="preload" as="font" type="font/woff2" href="${address(file)}" crossorigin="anonymous">`,
      ),
    dataBlock('portal-integrity', digests),
  ];
  return [
    '<!doctype html>',
    '<html lang="fr">',
    `<head>${head.join('\n')}</head>`,
    '<body>',
    '<div id="portail"></div>',
    '<noscript>InterGestion a besoin de JavaScript\u202f: activez-le dans votre navigateur.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * The page of the portal, the same for every path: the shell decides in the browser what it shows.
 * @param dist folder of the builds; read at each call, so that a new shell is served without a restart
 * @param nonce allows the page's own scripts, once
 */
export async function htmlPage(dist: string, nonce: string): Promise<string> {
  const description = await readFile(path.join(dist, 'shell.json'), 'utf8');
  return render(JSON.parse(description) as ShellDescription, nonce);
}
