/** A text written by an editor: a head of settings and an HTML body. */
export interface ContentFile {
  readonly name: string;
  readonly settings: ReadonlyMap<string, string>;
  readonly html: string;
}

const SHAPE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** `name: value` lines between two lines of three hyphens, then HTML. @throws Error in an editor's words */
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

/** A required setting. @throws Error that names the file and the setting */
export function textSetting(file: ContentFile, setting: string): string {
  const value = file.settings.get(setting);
  if (!value) throw new Error(`${file.name}: the setting "${setting}" is missing`);
  return value;
}

/** A required setting that is a whole number from 1. @throws Error that names the file and the setting */
export function numberSetting(file: ContentFile, setting: string): number {
  const value = Number(textSetting(file, setting));
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`${file.name}: the setting "${setting}" must be a whole number from 1`);
  }
  return value;
}
