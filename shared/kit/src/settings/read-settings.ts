import type { PortalSettings } from './portal-settings';

export const DEFAULT_SETTINGS: PortalSettings = {
  callGapMs: 500,
  demo: false,
  affiliationCookie: 'consent',
  analyticsId: null,
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
};

type Accepts = (value: unknown) => boolean;

const isText: Accepts = (value) => typeof value === 'string';
const isId: Accepts = (value) => Number.isInteger(value) && Number(value) > 0;
const isPath: Accepts = (value) => typeof value === 'string' && /^\/[^/\s]/.test(value);
/** '' for the portal's own origin, or an address without a slash at its end. */
const isBaseUrl: Accepts = (value) =>
  typeof value === 'string' && /^(https?:\/\/[^\s?#]*[^\s?#/])?$/.test(value);

const ACCEPTS: Readonly<Record<keyof PortalSettings, Accepts>> = {
  callGapMs: (value) => Number.isFinite(value) && Number(value) >= 0,
  demo: (value) => typeof value === 'boolean',
  affiliationCookie: (value) => value === 'immediate' || value === 'consent',
  analyticsId: (value) => value === null || isText(value),
  defaultAgencyId: isId,
  defaultOwnerId: isId,
  supervisorEmail: (value) => typeof value === 'string' && value.includes('@'),
  lookupPaths: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isPath),
  contentUrl: isBaseUrl,
  apiUrl: isBaseUrl,
  contactPath: isPath,
  sliderField: (value) => typeof value === 'string' && /^\w+$/.test(value),
};

/**
 * Settings from whatever `/config.json` held. A setting that is missing or makes no sense has its default: a typing
 * error in a deployment's file must not keep the portal from starting. `lookupPaths` may name only some.
 */
export function readSettings(json: unknown): PortalSettings {
  const given = Object.entries(typeof json === 'object' && json !== null ? json : {});
  const sensible = Object.fromEntries(
    given.filter(
      ([name, value]) => Object.hasOwn(ACCEPTS, name) && ACCEPTS[name as keyof PortalSettings](value),
    ),
  ) as Partial<PortalSettings>;
  return {
    ...DEFAULT_SETTINGS,
    ...sensible,
    lookupPaths: { ...DEFAULT_SETTINGS.lookupPaths, ...sensible.lookupPaths },
  };
}
