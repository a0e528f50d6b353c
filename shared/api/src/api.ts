import type { DataScope } from '@portal/domain/access';
import type { Address, AddressDraft, AddressFilter, Country, Region } from '@portal/domain/address';
import type { Affiliation } from '@portal/domain/affiliation';
import type { Agency, AgencyTree } from '@portal/domain/agency';
import type { ContactMessage, ContactPage, ContentPage } from '@portal/domain/content';
import type { RankingPeriod, TopAgent } from '@portal/domain/dashboard';
import type { StoredFile } from '@portal/domain/file';
import type { LookupEntry, LookupKind } from '@portal/domain/lookup';
import type {
  DirectoryFilter,
  Manager,
  NameBook,
  Person,
  ProfileDraft,
  Registration,
  UserDraft,
} from '@portal/domain/person';
import type { Project, ProjectDraft, ProjectFilter, ProjectOverview } from '@portal/domain/project';
import type { Proposition, PropositionFilter, PropositionOverview } from '@portal/domain/proposition';
import type { Priority } from '@portal/kit';
import type { Observable } from 'rxjs';

/** Rows of a list, and how many there are beyond its limit. */
export interface Rows<T> {
  readonly rows: readonly T[];
  /** What the server counts; at least the number of rows. */
  readonly total: number;
}

/** A list that fills in: `complete` turns true once every name that will come has come. */
export interface Progressive<T> extends Rows<T> {
  readonly complete: boolean;
  /** Some of the names could not be had, and may come with another try: a search and a file know less than they should. */
  readonly lacksNames: boolean;
}

export interface ProjectQuery {
  readonly scope: DataScope;
  readonly filter?: ProjectFilter | undefined;
}

export interface PropositionQuery {
  readonly scope: DataScope;
  readonly filter?: PropositionFilter | undefined;
}

/** Whose directory, and what is asked of it. */
export interface DirectoryQuery {
  /** Agency of whoever looks; null while the session does not know. */
  readonly agencyId: number | null;
  readonly filter?: DirectoryFilter | undefined;
}

/** Fields of a project that hold the id of a lookup. */
export type LookupField =
  | 'professionalSituation'
  | 'propertyType'
  | 'propertyUsage'
  | 'purchaseMode'
  | 'purchaseTerms'
  | 'progressState'
  | 'desiredDuration';

/** The name of each choice of a project; '' for none. */
export type ProjectLabels = Readonly<Record<LookupField, string>>;

/** One project with everything its file shows, propositions apart. */
export interface ProjectFile {
  readonly overview: ProjectOverview;
  readonly agency: Agency | undefined;
  /** As they are known without a call. */
  readonly labels: ProjectLabels;
  readonly complete: boolean;
}

/** One proposal with the names its page shows. */
export interface PropositionFile {
  readonly overview: PropositionOverview;
  readonly agency: Agency | undefined;
  /** Undefined while it loads, and when it cannot be had. */
  readonly project: Project | undefined;
  /** Who manages the project; '' while nobody does, or while it is not known. */
  readonly managerName: string;
  readonly complete: boolean;
}

export interface AuthApi {
  /** @returns the token. A wrong e-mail or password is an `ApiError` with one problem, in French, on `password`. */
  readonly login: (credentials: {
    readonly email: string;
    readonly password: string;
    /** Asks the embedded back office for a session of weeks; another one may ignore it. */
    readonly stayConnected?: boolean;
  }) => Observable<string>;
  /** Revokes the key on the server, best effort: it never fails. Call it before closing the session. */
  readonly logout: () => Observable<void>;
  /** Says nothing of whether the e-mail is known. `frontWebsite`: origin of the portal, for the link in the mail. */
  readonly requestPasswordReset: (email: string, frontWebsite: string) => Observable<void>;
  readonly resetPassword: (token: string, newPassword: string) => Observable<void>;
  /** Problems are placed on `oldPassword` and `newPassword`. */
  readonly changePassword: (change: {
    readonly personId: number;
    readonly oldPassword: string;
    readonly newPassword: string;
  }) => Observable<void>;
}

export interface PeopleApi {
  /** The profile behind an e-mail: who just signed in. Undefined when the back office knows none. 'visible' unless told. */
  readonly profile: (email: string, priority?: Priority) => Observable<Person | undefined>;
  readonly byId: (id: number) => Observable<Person>;
  /** A page of ten of the directory; `page` starts at 1. The whole network costs the agency tree besides, once. */
  readonly page: (query: DirectoryQuery, page: number) => Observable<Rows<Person>>;
  /**
   * The first thousand of the directory, to search among: no call of the specification searches a part of a name. With
   * an e-mail, whoever has exactly that one, wherever they stand in the list.
   */
  readonly firstThousand: (query: DirectoryQuery, email?: string) => Observable<Rows<Person>>;
  /** Applicants and agents of the agencies of a scope, for the filters; asked once per session. */
  readonly applicants: (scope: DataScope) => Observable<readonly Person[]>;
  readonly agents: (scope: DataScope) => Observable<readonly Person[]>;
  /** Whoever was met so far in this session, without a call: the one place that turns an e-mail into a name. */
  readonly names: () => NameBook;
  /** Self-registration: always an applicant of the default agency. Problems are placed on `email`, `password`… */
  readonly register: (registration: Registration) => Observable<Person>;
  /** A user made by an administrator, in the default agency. */
  readonly create: (draft: UserDraft) => Observable<Person>;
  readonly update: (id: number, draft: ProfileDraft) => Observable<Person>;
  readonly remove: (id: number) => Observable<void>;
}

export interface ProjectsApi {
  /** Projects of a scope, newest first, without names: one call, plus one for the agency tree. */
  readonly list: (query: ProjectQuery, priority?: Priority) => Observable<Rows<Project>>;
  /** The list screen: at most three signed calls, whatever its length. Emits early, then completed. */
  readonly overview: (query: ProjectQuery) => Observable<Progressive<ProjectOverview>>;
  /** The most recently created project of a scope, or undefined; same calls as `overview`. */
  readonly latest: (scope: DataScope) => Observable<ProjectOverview | undefined>;
  readonly byId: (id: number) => Observable<Project>;
  /** The file of a project; emits early, then with every name that its first screen shows. */
  readonly file: (id: number) => Observable<ProjectFile>;
  /** The names that the back office gives to the choices of a project: up to seven calls, each once per session. */
  readonly labels: (project: Project) => Observable<ProjectLabels>;
  /**
   * `requestKey`: made once per form instance; the same key never creates a second project. `applicantId` and
   * `agencyId` come from the session; without an agency, the default one.
   */
  readonly create: (
    draft: ProjectDraft,
    context: {
      readonly applicantId: number | null;
      readonly agencyId: number | null;
      readonly requestKey: string;
    },
  ) => Observable<Project>;
  /** `keepsAgent`: whoever follows the project goes on doing so; else it has no agent afterwards (section 9). */
  readonly update: (
    id: number,
    draft: ProjectDraft,
    options?: { readonly keepsAgent: boolean },
  ) => Observable<Project>;
}

export interface PropositionsApi {
  readonly list: (query: PropositionQuery, priority?: Priority) => Observable<Rows<Proposition>>;
  /** For who tells something else from them: what a screen remembers of that list will do, else one deferred call. */
  readonly listOnce: (query: PropositionQuery) => Observable<Rows<Proposition>>;
  /** The list screen: at most three signed calls, whatever its length. Emits early, then completed. */
  readonly overview: (query: PropositionQuery) => Observable<Progressive<PropositionOverview>>;
  /** The new ones (status draft) of an applicant, newest first. */
  readonly news: (scope: DataScope) => Observable<readonly Proposition[]>;
  /** All proposals on one project, newest first. */
  readonly ofProject: (projectId: number) => Observable<readonly Proposition[]>;
  readonly byId: (id: number) => Observable<Proposition>;
  readonly file: (id: number) => Observable<PropositionFile>;
  /** Decided once: a second attempt is an `ApiError` whose problem says so. */
  readonly accept: (id: number) => Observable<Proposition>;
  readonly decline: (id: number) => Observable<Proposition>;
}

export interface AgenciesApi {
  /** The agency and all below it: one list, or the recursive fetch when the list cannot give it. */
  readonly tree: (rootId: number | null) => Observable<AgencyTree>;
  readonly byId: (id: number) => Observable<Agency>;
  /** Source of an image element with the agency's logo, or undefined when it has none. */
  readonly logo: (agency: Agency) => Observable<string | undefined>;
}

export interface AddressesApi {
  readonly list: (personId: number, filter?: AddressFilter) => Observable<readonly Address[]>;
  readonly byId: (id: number) => Observable<Address>;
  readonly create: (personId: number, draft: AddressDraft) => Observable<Address>;
  readonly update: (id: number, draft: AddressDraft) => Observable<Address>;
  readonly remove: (id: number) => Observable<void>;
}

export interface GeographyApi {
  readonly countries: () => Observable<readonly Country[]>;
  /** Regions of a country; for France the departments. Ordered by name. */
  readonly regions: (country: string) => Observable<readonly Region[]>;
}

export interface LookupsApi {
  /** The choices of a list in the order of the back office; asked once per session. */
  readonly list: (kind: LookupKind, priority?: Priority) => Observable<readonly LookupEntry[]>;
}

export interface FilesApi {
  readonly byId: (id: number, priority?: Priority) => Observable<StoredFile>;
}

export interface ManagersApi {
  /** A manager met before, without a call. */
  readonly known: (id: number) => Manager | undefined;
  readonly byId: (id: number) => Observable<Manager | undefined>;
  /** Managers by id; only those not yet known are asked for, in one call. */
  readonly byIds: (ids: readonly number[], priority?: Priority) => Observable<ReadonlyMap<number, Manager>>;
}

export interface AffiliationsApi {
  readonly list: () => Observable<readonly Affiliation[]>;
}

export interface StatisticsApi {
  /** The five agents with most financed files in the current month or year. */
  readonly topAgents: (period: RankingPeriod) => Observable<readonly TopAgent[]>;
}

export interface ContentApi {
  /** A page of texts; undefined when it does not exist or may not be read. */
  readonly page: (id: number) => Observable<ContentPage | undefined>;
  readonly contactPage: () => Observable<ContactPage | undefined>;
  /** Problems are placed on the fields of the message. */
  readonly sendContact: (message: ContactMessage) => Observable<void>;
}

/**
 * Everything the portal asks of its servers, in our words. Every function returns a cold Observable: unsubscribing
 * gives its turn back. The only errors are `ApiError` and, when the session has no agency, the two sentences of
 * section 8 of the specification.
 */
export interface Api {
  readonly auth: AuthApi;
  readonly people: PeopleApi;
  readonly projects: ProjectsApi;
  readonly propositions: PropositionsApi;
  readonly agencies: AgenciesApi;
  readonly addresses: AddressesApi;
  readonly geography: GeographyApi;
  readonly lookups: LookupsApi;
  readonly files: FilesApi;
  readonly managers: ManagersApi;
  readonly affiliations: AffiliationsApi;
  readonly statistics: StatisticsApi;
  readonly content: ContentApi;
}
