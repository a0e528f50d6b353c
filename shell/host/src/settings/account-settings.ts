import type { BackOfficeOptions } from '@portal/back-office';
import { BlockList, isIP } from 'node:net';
import type { SettingReader } from './setting-reader';

type Limits = NonNullable<BackOfficeOptions['limits']>;
type Holdings = NonNullable<BackOfficeOptions['holdings']>;

export interface AccountSettings {
  readonly passwordBlocklist: boolean;
  /** Minutes that a password reset link is valid. */
  readonly resetMinutes: number;
  /** In seconds; the last two apply to users who stay connected. */
  readonly lifetimes: {
    readonly idleS: number;
    readonly absoluteS: number;
    readonly stayIdleS: number;
    readonly stayAbsoluteS: number;
  };
  /** Sender of mails; undefined: the default, of a domain that does not exist. */
  readonly mailFrom: string | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Other origins allowed in links of mails. */
  readonly frontWebsites: readonly string[];
  /** Rate limits of public endpoints; omitted ones keep their default. */
  readonly limits: Limits;
  /** Maximum number of projects and addresses per person; omitted ones keep their default. */
  readonly holdings: Holdings;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MAX_DAYS = 365;
const MAX_HELD = 100_000;
const LIMITED: readonly string[] = [
  'loginPerAccount',
  'loginPerAddress',
  'registration',
  'resetPerAddress',
  'resetPerAccount',
  'resetUse',
  'passwordChange',
  'contact',
  'creation',
  'creationByStaff',
] satisfies readonly (keyof Limits)[];
const LIMIT = /^(\w+)=([1-9]\d{0,5})\/([1-9]\d{0,3})$/;
/** Counters are removed after two hours. */
const MAX_WINDOW_S = 2 * HOUR;

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || text.split('/').length > 2) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : -1, family);
    return true;
  } catch {
    return false;
  }
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function isLimit(text: string): boolean {
  const [, name = '', , seconds] = LIMIT.exec(text) ?? [];
  return LIMITED.includes(name) && Number(seconds) <= MAX_WINDOW_S;
}

function readLimit(text: string) {
  const [, name = '', count, seconds] = LIMIT.exec(text) ?? [];
  return [name, { count: Number(count), windowS: Number(seconds) }] as const;
}

export const readTrustedProxies = (reader: SettingReader): readonly string[] =>
  reader.list('TRUSTED_PROXIES', isNetwork, 'an address or a network, such as 10.0.0.0/8');

/** @param isDemo a demonstration has a publicly known password */
export function readAccountSettings(
  reader: SettingReader,
  { isDemo, trustedProxies }: { readonly isDemo: boolean; readonly trustedProxies: readonly string[] },
): AccountSettings {
  const { given, matching, wholeNumber, yesOrNo, list } = reader;
  const atLeastOne = (name: string, fallback: string, max: number) => wholeNumber(name, fallback, max, 1);
  return {
    passwordBlocklist: yesOrNo('PASSWORD_BLOCKLIST', !isDemo),
    resetMinutes: atLeastOne('RESET_LINK_MINUTES', '20', 24 * 60),
    lifetimes: {
      idleS: atLeastOne('SESSION_IDLE_MINUTES', '30', 24 * 60) * MINUTE,
      absoluteS: atLeastOne('SESSION_HOURS', '12', 24 * 30) * HOUR,
      stayIdleS: atLeastOne('STAY_IDLE_DAYS', '14', MAX_DAYS) * DAY,
      stayAbsoluteS: atLeastOne('STAY_DAYS', '30', MAX_DAYS) * DAY,
    },
    mailFrom: matching(
      'MAIL_FROM',
      /^([^<>\r\n"]* <)?[^\s<>@]+@[^\s<>@]+>?$/,
      'an address, such as InterGestion <portail@example.org>',
    ),
    trustedProxies,
    frontWebsites: list('FRONT_WEBSITES', isOrigin, 'an origin, such as https://portail.example'),
    limits: Object.fromEntries(
      list(
        'ATTEMPT_LIMITS',
        isLimit,
        `a limit, such as registration=50/3600; in at most ${MAX_WINDOW_S} seconds of: ${LIMITED.join(', ')}`,
      ).map(readLimit),
    ),
    holdings: Object.fromEntries(
      [
        ['projects', 'MAX_PROJECTS'],
        ['addresses', 'MAX_ADDRESSES'],
      ].flatMap(([what = '', setting = '']) =>
        given(setting) === undefined ? [] : [[what, atLeastOne(setting, '', MAX_HELD)]],
      ),
    ),
  };
}
