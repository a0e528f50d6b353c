import type { DataScope, MailKind } from '@portal/domain/access';
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
import type {
  ChoiceName,
  Project,
  ProjectDraft,
  ProjectFilter,
  ProjectOverview,
} from '@portal/domain/project';
import type { Proposition, PropositionOverview } from '@portal/domain/proposition';
import type { Priority } from '@portal/kit';
import type { Observable } from 'rxjs';

/** Rows of a list, and the total number beyond its limit. */
export interface Rows<T> {
  readonly rows: readonly T[];
  /** As counted by the server; at least the number of rows. */
  readonly total: number;
}

/** The first page of a list, then all of it. */
export interface WholeRows<T> extends Rows<T> {
  /** The other pages are on their way. When none are, and rows are still missing, the list is longer than we read. */
  readonly isComing: boolean;
}

/** A list emitted while names are loading: `complete` becomes true when no more names will come. */
export interface Progressive<T> extends Rows<T> {
  readonly complete: boolean;
  /** Some names could not be loaded and may be on another attempt: searches and exports are incomplete. */
  readonly lacksNames: boolean;
}

export interface ProjectQuery {
  readonly scope: DataScope;
  readonly filter?: ProjectFilter | undefined;
}

export type PropositionQuery = ProjectQuery;

export interface DirectoryQuery {
  /** Agency of the reader; null until the profile is loaded. */
  readonly agencyId: number | null;
  readonly filter?: DirectoryFilter | undefined;
}

export type LookupField = ChoiceName;

/** The name of each choice of a project; '' for none. */
export type ProjectLabels = Readonly<Record<LookupField, string>>;

export interface ProjectFile {
  readonly overview: ProjectOverview;
  readonly agency: Agency | undefined;
  /** As far as known without a call. */
  readonly labels: ProjectLabels;
  readonly complete: boolean;
}

export interface PropositionFile {
  readonly overview: PropositionOverview;
  readonly agency: Agency | undefined;
  /** Undefined while loading, and when unavailable. */
  readonly project: Project | undefined;
  /** '' when nobody manages the project or the name is unknown. */
  readonly managerName: string;
  readonly complete: boolean;
}

export interface AuthApi {
  /** @returns the token; a wrong e-mail or password is an `ApiError` with one problem, in French, on `password` */
  readonly login: (credentials: {
    readonly email: string;
    readonly password: string;
    /** Asks the embedded back office for a session of weeks; other back offices may ignore it. */
    readonly stayConnected?: boolean;
  }) => Observable<string>;
  /** Revokes the key on the server; best effort, never fails. Call it before closing the session. */
  readonly logout: () => Observable<void>;
  /** Does not reveal whether the e-mail is known. `frontWebsite`: origin of the portal, for the link in the mail. */
  readonly requestPasswordReset: (email: string, frontWebsite: string) => Observable<void>;
  readonly resetPassword: (token: string, newPassword: string) => Observable<void>;
  /** Whether the link of a reset mail is no longer valid; false where that cannot be known. Never fails. */
  readonly isResetLinkDead: (token: string) => Observable<boolean>;
  /** Problems are on `oldPassword` and `newPassword`. */
  readonly changePassword: (change: {
    readonly personId: number;
    readonly oldPassword: string;
    readonly newPassword: string;
  }) => Observable<void>;
}

export interface PeopleApi {
  /** The profile for an e-mail; undefined when unknown. `priority` defaults to 'visible'. */
  readonly profile: (email: string, priority?: Priority) => Observable<Person | undefined>;
  readonly byId: (id: number) => Observable<Person>;
  /** A page of ten; `page` starts at 1. For the whole network, the agency tree costs one more call, once. */
  readonly page: (query: DirectoryQuery, page: number) => Observable<Rows<Person>>;
  /** The first thousand, to search in the browser; with `email`, also whoever has exactly this address. */
  readonly firstThousand: (query: DirectoryQuery, email?: string) => Observable<Rows<Person>>;
  /** Applicants and agents of the agencies of a scope, for the filters; requested once per session. */
  readonly applicants: (scope: DataScope) => Observable<readonly Person[]>;
  readonly agents: (scope: DataScope) => Observable<readonly Person[]>;
  /** Everybody known, once the people with these e-mails have been asked for: no call where all are known. */
  readonly named: (emails: readonly string[]) => Observable<NameBook>;
  /** Everybody known so far in this session, without a call: the only source of names for e-mails. */
  readonly names: () => NameBook;
  /** Self-registration: always an applicant of the default agency. Problems are on `email`, `password`… */
  readonly register: (registration: Registration) => Observable<Person>;
  /** A user created by an administrator, in the default agency. */
  readonly create: (draft: UserDraft) => Observable<Person>;
  /** Sends what differs from the account as it was read; refused (412) when somebody changed it meanwhile. */
  readonly update: (seen: Person, draft: ProfileDraft) => Observable<Person>;
  /** Turns a kind of mail to oneself on or off; the others stay as they are by now. */
  readonly stopMail: (seen: Person, kind: MailKind, isOn: boolean) => Observable<Person>;
  readonly remove: (id: number) => Observable<void>;
}

export interface ProjectsApi {
  /** Projects of a scope, newest first, without names: one call, plus one for the agency tree. */
  readonly list: (query: ProjectQuery, priority?: Priority) => Observable<Rows<Project>>;
  /** The same, then what one page of a thousand has no room for: up to four more calls, deferred. */
  readonly whole: (query: ProjectQuery) => Observable<WholeRows<Project>>;
  /** For the list screen: at most three signed calls, whatever its length. Emits early, then complete. */
  readonly overview: (query: ProjectQuery) => Observable<Progressive<ProjectOverview>>;
  /** The most recently created project of a scope, or undefined; same calls as `overview`. */
  readonly latest: (scope: DataScope) => Observable<ProjectOverview | undefined>;
  readonly byId: (id: number) => Observable<Project>;
  /** Emits early, then with every name of the first screen. */
  readonly file: (id: number) => Observable<ProjectFile>;
  /** The back office's names of a project's choices: up to seven calls, each once per session. */
  readonly labels: (project: Project) => Observable<ProjectLabels>;
  /** `requestKey` of a form: the same one never creates a second project. Without an agency, the default. */
  readonly create: (
    draft: ProjectDraft,
    context: {
      readonly applicantId: number | null;
      readonly agencyId: number | null;
      readonly requestKey: string;
    },
  ) => Observable<Project>;
  /** Sends what was changed; refused (412) once others changed it. Without `keepsAgent` the agent goes. */
  readonly update: (
    seen: Project,
    draft: ProjectDraft,
    options?: { readonly keepsAgent: boolean },
  ) => Observable<Project>;
}

export interface PropositionsApi {
  readonly list: (query: PropositionQuery, priority?: Priority) => Observable<Rows<Proposition>>;
  /** Deferred: one page, then what it has no room for, up to four more calls. */
  readonly whole: (query: PropositionQuery) => Observable<WholeRows<Proposition>>;
  /** As `whole`, for deriving other data: uses the cached list of a screen. */
  readonly wholeOnce: (query: PropositionQuery) => Observable<WholeRows<Proposition>>;
  /** For the list screen: at most three signed calls, whatever its length. Emits early, then complete. */
  readonly overview: (query: PropositionQuery) => Observable<Progressive<PropositionOverview>>;
  /** The new ones (status draft) of an applicant, newest first. */
  readonly news: (scope: DataScope) => Observable<readonly Proposition[]>;
  readonly ofProject: (projectId: number) => Observable<readonly Proposition[]>;
  readonly byId: (id: number) => Observable<Proposition>;
  readonly file: (id: number) => Observable<PropositionFile>;
  /** A proposal is decided once: a second attempt is an `ApiError` whose problem says so. */
  readonly accept: (id: number) => Observable<Proposition>;
  readonly decline: (id: number) => Observable<Proposition>;
}

export interface AgenciesApi {
  /** The agency and its descendants, from one list, or fetched recursively when the list cannot give it. */
  readonly tree: (rootId: number | null) => Observable<AgencyTree>;
  readonly byId: (id: number) => Observable<Agency>;
  /** Image source of the agency's logo, or undefined when it has none. */
  readonly logo: (agency: Agency) => Observable<string | undefined>;
}

export interface AddressesApi {
  readonly list: (personId: number, filter?: AddressFilter) => Observable<readonly Address[]>;
  readonly byId: (id: number) => Observable<Address>;
  readonly create: (personId: number, draft: AddressDraft) => Observable<Address>;
  /** As of a project. */
  readonly update: (seen: Address, draft: AddressDraft) => Observable<Address>;
  readonly remove: (id: number) => Observable<void>;
}

export interface GeographyApi {
  readonly countries: () => Observable<readonly Country[]>;
  /** Regions of a country, for France its departments; by name. */
  readonly regions: (country: string) => Observable<readonly Region[]>;
}

export interface LookupsApi {
  /** The choices of a list in the order of the back office; requested once per session. */
  readonly list: (kind: LookupKind, priority?: Priority) => Observable<readonly LookupEntry[]>;
}

export interface FilesApi {
  readonly byId: (id: number, priority?: Priority) => Observable<StoredFile>;
}

export interface ManagersApi {
  /** Managers by id; only unknown ones are requested, in one call. */
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
  /** Undefined when the page does not exist or may not be read. */
  readonly page: (id: number) => Observable<ContentPage | undefined>;
  readonly contactPage: () => Observable<ContactPage | undefined>;
  /** Problems are on the fields of the message. */
  readonly sendContact: (message: ContactMessage) => Observable<void>;
}

/** All server calls, in domain terms, as cold Observables. They fail as `ApiError`, or as section 8 says. */
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
