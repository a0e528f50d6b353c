import table from './setting-table.json';

/** Documentation of one setting of the environment. Parsing and validation: `settings.ts`. */
export interface SettingEntry {
  readonly name: string;
  /** The default, in words; code in backticks. */
  readonly fallback: string;
  readonly meaning: string;
  /** A valid value, for `.env.example`. */
  readonly example: string;
}

interface SettingGroup {
  readonly title: string;
  readonly entries: readonly SettingEntry[];
}

/** Every setting of the server. `docs/settings.md` and `.env.example` are generated from here. */
export const SETTING_GROUPS: readonly SettingGroup[] = table.server;

export const COMMAND_SETTINGS: readonly SettingEntry[] = table.commands;

export const SETTING_NAMES: readonly string[] = [
  ...SETTING_GROUPS.flatMap(({ entries }) => entries),
  ...COMMAND_SETTINGS,
].map(({ name }) => name);
