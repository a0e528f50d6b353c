import type { Settings } from '../settings/settings';

const DEMO_PASSWORD = 'Portail2026';
/** The accounts to try first; the others are used in specific scenarios. */
const DEMO_ACCOUNTS = ['admin', 'directeur', 'agent', 'demandeur', 'nouveau'];

type Mode = Pick<
  Settings,
  | 'demo'
  | 'noTrialBy'
  | 'publicBy'
  | 'sharesOneAddress'
  | 'databaseUrl'
  | 'backOfficeUrl'
  | 'contentUrl'
  | 'dataDir'
>;

interface Found {
  readonly hasAdministrator: boolean;
  /** Accounts with the public demo password; undefined when there are none. */
  readonly demoAccounts: readonly string[] | undefined;
}

const shown = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
};

function storeOf({ databaseUrl, backOfficeUrl, dataDir }: Mode): string {
  if (backOfficeUrl !== undefined) return `the back office of ${shown(backOfficeUrl)}`;
  return databaseUrl === undefined ? `the embedded store in ${dataDir}` : 'the PostgreSQL of DATABASE_URL';
}

function demoOf({ demo, noTrialBy, backOfficeUrl }: Mode, found: Found | undefined): string {
  if (demo && found?.demoAccounts !== undefined) return 'demo data';
  if (demo) return 'no demo data (the store has accounts of its own: PORTAL_DEMO fills only an empty one)';
  if (backOfficeUrl !== undefined) return 'no demo data';
  // Demo accounts of an earlier start with other settings still exist.
  const isHeld = found?.demoAccounts !== undefined;
  const held = isHeld ? 'demo accounts of an earlier start' : 'no demo data';
  if (noTrialBy === undefined) return `${held} (PORTAL_DEMO=0)`;
  return isHeld
    ? `${held} (${noTrialBy} is set: no more are loaded)`
    : `${held} (${noTrialBy} is set: only PORTAL_DEMO=1 would load them)`;
}

/** One line on the mode: whose data, with or without demo accounts, and who can reach it. */
function modeLine(mode: Mode, found: Found | undefined): string {
  const content = mode.contentUrl === undefined ? '' : `, texts of ${shown(mode.contentUrl)}`;
  const reach =
    mode.publicBy === undefined ? 'this machine alone reaches it' : `others reach it (${mode.publicBy})`;
  return `Mode: ${demoOf(mode, found)}, ${storeOf(mode)}${content}, ${reach}.`;
}

/** Warns about the public demo password when others can reach the portal. */
function warningOf({ publicBy }: Mode, accounts: readonly string[], address: string): readonly string[] {
  if (publicBy === undefined) return [];
  const as = accounts.some((account) => account.startsWith('admin@')) ? ' as its administrator' : '';
  return [
    `WARNING: PORTAL_DEMO=1 lets everybody who reaches ${address} sign in${as}: the password of the demo accounts is public.`,
  ];
}

function demoLines(accounts: readonly string[]): readonly string[] {
  const shown = DEMO_ACCOUNTS.map((name) => `${name}@intergestion.example`).filter((account) =>
    accounts.includes(account),
  );
  if (shown.length === 0) return [];
  return [`Demo accounts (password ${DEMO_PASSWORD}):`, ...shown.map((account) => `  ${account}`)];
}

/**
 * The lines printed when the portal is ready: its address, its mode, warnings, and the demo accounts.
 * @param found undefined when an external back office has the accounts
 */
export function startLines(address: string, mode: Mode, found: Found | undefined): readonly string[] {
  const accounts = mode.demo ? found?.demoAccounts : undefined;
  return [
    `InterGestion is ready: ${address}`,
    modeLine(mode, found),
    ...(accounts ? warningOf(mode, accounts, address) : []),
    ...(mode.sharesOneAddress && mode.backOfficeUrl === undefined
      ? [
          'WARNING: PUBLIC_URL is reached through a proxy, and all its visitors count as one address: set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1. Until then sign-ins and resets are limited by account alone, and a stranger can use up the registrations of an hour.',
        ]
      : []),
    ...(found?.hasAdministrator === false
      ? [
          'WARNING: nobody can administer this portal: its store has no administrator. Set PORTAL_ADMIN_EMAIL and PORTAL_ADMIN_PASSWORD, and start it again.',
        ]
      : []),
    ...(accounts ? demoLines(accounts) : []),
  ];
}
