import { COMMAND_SETTINGS, SETTING_GROUPS, type SettingEntry } from '../src/settings/setting-table';

const HEAD = `# Settings

All come from the environment, and all are checked when the portal starts: one line names the setting that is wrong. A
\`PORTAL_…\` that is none of them is refused, too, and so is any name that is a slip or two from one of them
(\`DATABASE_URI\`), with the right one. An empty setting counts as one that is not set. This page and
\`.env.example\` are printed from \`shell/host/src/settings/setting-table.json\`; a test fails while they differ from it.

A portal is a **trial** while this machine alone can reach it and nothing says otherwise: \`HOST\` is a loopback address, so
are \`PUBLIC_URL\` and \`ALLOWED_HOSTS\` where they are set, no \`TRUSTED_PROXIES\` lets others in, and there is neither a
\`DATABASE_URL\` nor a \`BACK_OFFICE_URL\`. Demo data, whose password everybody knows, are there by default for a trial alone;
so is what follows from them (loose limits, no list of common passwords, a quiet log). A store that holds demo accounts
does not open once others reach the portal, unless \`PORTAL_DEMO=1\` publishes them on purpose. The line \`Mode:\` of each
start says which it is, and why.
`;

const row = ({ name, fallback, meaning }: SettingEntry) => `| \`${name}\` | ${fallback} | ${meaning} |\n`;

const table = (entries: readonly SettingEntry[]) =>
  `\n| Setting | Default | Meaning |\n| --- | --- | --- |\n${entries.map(row).join('')}`;

/** `docs/settings.md`, before formatting. */
export const settingsPage = (): string =>
  [
    HEAD,
    ...SETTING_GROUPS.map(({ title, entries }) => `\n## ${title}\n${table(entries)}`),
    `\n## Of commands\n${table(COMMAND_SETTINGS)}`,
  ].join('');

const line = ({ name, fallback, example, meaning }: SettingEntry) =>
  `# ${meaning} Default: ${fallback}.\n#${name}=${/[\s<>#]/.test(example) ? `"${example}"` : example}\n`;

/** `.env.example`: every setting of the server, commented out. */
export const environmentExample = (): string =>
  [
    '# Settings of the portal, for `node --env-file=.env`, systemd or compose. docs/settings.md says more.\n',
    ...SETTING_GROUPS.map(({ title, entries }) => `\n## ${title}\n${entries.map(line).join('')}`),
  ].join('');
