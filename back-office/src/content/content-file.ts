/** A text an editor wrote: the settings at its head and the HTML below them. */
export interface ContentFile {
  readonly name: string;
  readonly settings: ReadonlyMap<string, string>;
  readonly html: string;
}

const SHAPE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/**
 * Reads one content file: a head between two lines of three hyphens with one `name: value` per line, then
 * HTML.
 *
 * @throws Error naming the file and what is wrong with it, in words for the editor
 */
export function parseContentFile(name: string, source: string): ContentFile {
  const [, head, html] = SHAPE.exec(source) ?? [];
  if (head === undefined || html === undefined) {
    throw new Error(`${name}: the file must begin with its settings between two lines "---"`);
  }
  const settings = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`${name}: "${line}" is not written "name: value"`);
    settings.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return { name, settings, html: html.trim() };
}

/** A setting that must be there. @throws Error naming the file and the setting */
export function textSetting(file: ContentFile, setting: string): string {
  const value = file.settings.get(setting);
  if (!value) throw new Error(`${file.name}: the setting "${setting}" is missing`);
  return value;
}

/** A setting that must be a whole number from 1. @throws Error naming the file and the setting */
export function numberSetting(file: ContentFile, setting: string): number {
  const value = Number(textSetting(file, setting));
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`${file.name}: the setting "${setting}" must be a whole number from 1`);
  }
  return value;
}
