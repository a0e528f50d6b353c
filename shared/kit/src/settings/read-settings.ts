import type { PortalSettings } from './portal-settings';

export const DEFAULT_SETTINGS: PortalSettings = {
  callGapMs: 500,
  demo: false,
  affiliationCookie: 'immediate',
  analyticsId: null,
  analyticsUrl: null,
  defaultAgencyId: 59,
  defaultOwnerId: 124,
  supervisorEmail: 'superviseur@intergestion.example',
  lookupPaths: {
    professionalSituation: '/admin/api/requestssituationpro3c4f720bs',
    propertyType: '/admin/api/requeststypebiend60e813es',
    propertyUsage: '/admin/api/requestsusagebien25628e96s',
    purchaseMode: '/admin/api/requestsmodeachat1f10f2a2s',
    purchaseTerms: '/admin/api/requestsmodaliteachatfa695442s',
    progressState: '/admin/api/requestsetatavancement3650e254s',
    creditDuration: '/admin/api/requestsdureecreditsouhaite7928f01s',
    projectStatus: '/admin/api/rfpinternalstatuses',
    propositionStatus: '/admin/api/quoteinternalstatuses',
  },
  contentUrl: '',
  apiUrl: '',
  contactPath: '/items/contact',
  sliderField: 'slider_intergestion_id',
  telemetrySample: 1,
  mailChoices: false,
  resetChecks: false,
  conduct: false,
  writesOnce: false,
  contentWritesOnce: false,
};

const ANYTHING = /./;
const AN_ID = /^[1-9]\d*$/;
const A_PATH = /^\/[^/\s]/;
/** '' for the portal's own origin, or an address without trailing slash. */
const AN_ORIGIN = /^(https?:\/\/[^\s?#]*[^\s?#/])?$/;

/** Valid values as text; of the type of the default. Others may be anything of that type. */
const SENSIBLE: Readonly<Partial<Record<string, RegExp>>> = {
  callGapMs: /^\d+$/,
  affiliationCookie: /^(immediate|consent)$/,
  analyticsUrl: /^https?:\/\/[^\s#]+$/,
  defaultAgencyId: AN_ID,
  defaultOwnerId: AN_ID,
  supervisorEmail: /@/,
  contentUrl: AN_ORIGIN,
  apiUrl: AN_ORIGIN,
  contactPath: A_PATH,
  sliderField: /^\w+$/,
  telemetrySample: /^(0(\.\d+)?|1)$/,
};

/** Reads `/config.json`. What is missing or invalid gets its default: a typing error must not stop the portal. */
export function readSettings(json: unknown): PortalSettings {
  const { lookupPaths, ...given } = Object(json) as Readonly<Record<string, unknown>>;
  const defaults: Readonly<Record<string, unknown>> = { ...DEFAULT_SETTINGS };
  return {
    ...DEFAULT_SETTINGS,
    ...only(
      given,
      (name, value) =>
        Object.hasOwn(defaults, name) &&
        typeof value === typeof (defaults[name] ?? '') &&
        (SENSIBLE[name] ?? ANYTHING).test(String(value)),
    ),
    lookupPaths: {
      ...DEFAULT_SETTINGS.lookupPaths,
      ...only(lookupPaths, (kind, path) => kind in DEFAULT_SETTINGS.lookupPaths && A_PATH.test(String(path))),
    },
  };
}

function only(fields: unknown, isWanted: (name: string, value: unknown) => boolean): object {
  return Object.fromEntries(
    Object.entries(Object(fields) as object).filter(([name, value]) => isWanted(name, value)),
  );
}
