import type { Role } from '@portal/domain/access';
import type { Session } from '@portal/kit';
import { earlyAnswerAt } from '../early-answers';

const PATH = '/remotes.json';
/** The registry as far as a visitor may open it. Each other part has that as well. */
export const FOR_VISITORS = `${PATH}?role=VISITOR`;
/** The whole registry. */
export const WHOLE = PATH;

/** Where the host has the registry, or the part of it for a role (decision 0053). */
export type RegistryAddress = typeof PATH | `${typeof PATH}?role=${Role}`;

/**
 * Where the registry of a user is. Until the profile is known nobody opens a page, so that the visitors' part will do;
 * whoever has no known role gets the whole.
 */
export const registryAddressOf = ({
  profileId,
  role,
}: Pick<Session, 'profileId' | 'role'>): RegistryAddress =>
  profileId === null ? FOR_VISITORS : role === 'VISITOR' ? WHOLE : `${PATH}?role=${role}`;

/** The part of the registry that the HTML page has in it (`serve-site.ts` of the host); the whole where it has none. */
export const addressInPage = (): RegistryAddress =>
  (earlyAnswerAt(PATH) as RegistryAddress | undefined) ?? WHOLE;
