const scopes = 'back-office/src/access/scopes.ts';
const policies = 'back-office/src/access/policies.ts';
const fields = 'back-office/src/access/field-policies.ts';
const people = 'back-office/src/resources/person-writes.ts';
const projects = 'back-office/src/resources/project-writes.ts';
const mount = 'back-office/src/resources/mount-resource.ts';
const rows = 'back-office/src/resources/read-rows.ts';
const propositions = 'back-office/src/resources/propositions.ts';
const addresses = 'back-office/src/resources/addresses.ts';

const test = (name) => [`back-office/src/${name}.test.ts`];
const scopeMatrix = test('access/scope-matrix');
const routeMatrix = test('access/authorisation-matrix');
const fieldTable = test('access/field-policies');
const reads = test('access/permission-reads');
const writes = test('access/permission-writes');
const queries = test('access/permission-queries');
const decision = test('resources/decision');
const registration = test('resources/registration');
const idempotency = test('http/idempotency');

const take = (control, file, find, replace, tests) => ({ control, file, find, replace, tests });

/** Each scope, let go: everything that carries the column is everybody's. */
const scopeControls = [
  [
    'rows of the agencies looked after',
    "sql`${column(alias, 'customer_id')} = any(${caller.agencies}::integer[])`;",
  ],
  ['an applicant’s own rows', "sql`${column(alias, 'customer_user_id')} = ${caller.id}`;"],
  ['projects of an agent', "sameEmail(column(alias, 's_email_agent'), caller.email);"],
  [
    'propositions of an agent',
    "sql`${column(alias, 'request_id')} in (select own.id from requests own where ${ofAgent(caller, 'own')})`;",
  ],
  ['one’s own account', "sql`${column(alias, 'id')} = ${caller.id}`;"],
  ['people of the agencies', 'sql`(${self(caller, alias)} or ${inAgencies(caller, alias)})`;'],
  ['agencies looked after', "sql`${column(alias, 'id')} = any(${caller.agencies}::integer[])`;"],
  ['a visitor’s agency', "sql`${column(alias, 'id')} = ${caller.customerId}::integer`;"],
].map(([what, find]) => take(`T3: ${what}`, scopes, find, 'sql`true`;', scopeMatrix));

const policyControls = [
  take(
    'T3: a director does not look after administrators',
    scopes,
    " and not ${ROLE_IDS.ADMIN} = any(${column(alias, 'roles')})",
    '',
    test('resources/person-writes'),
  ),
  take(
    'T3: an agent sees applicants only, not whoever names them',
    scopes,
    "${column(alias, 'roles')}[1] = ${ROLE_IDS.APPLICANT} and (",
    'true and (',
    reads,
  ),
  take(
    'T3: an applicant sees agents only, not whoever is named',
    scopes,
    "${column(alias, 'roles')}[1] = ${ROLE_IDS.AGENT} and",
    'true and',
    reads,
  ),
  take(
    'T3: addresses are those of the people in scope',
    scopes,
    "where ${people(caller, 'person')})`",
    'where true)`',
    scopeMatrix,
  ),
  take(
    'T3: a file hangs on a visible proposition',
    scopes,
    "and ${quotes(caller, 'offer')}))`",
    '))`',
    scopeMatrix,
  ),
  take(
    'T3: a logo hangs on a visible agency',
    scopes,
    "and ${agencies(caller, 'agency')})",
    ')',
    scopeMatrix,
  ),
  take(
    'AZ4: nobody but an administrator makes accounts',
    policies,
    'create: { ADMIN: everyRow },\n    update: { ADMIN: selfOrInAgencies',
    'create: { ADMIN: everyRow, DIRECTOR: everyRow },\n    update: { ADMIN: selfOrInAgencies',
    fieldTable,
  ),
  take(
    'AZ3: an agent changes only their own account',
    policies,
    'AGENT: self, APPLICANT: self, VISITOR: self },\n    remove',
    'AGENT: selfOrOwnApplicants, APPLICANT: self, VISITOR: self },\n    remove',
    routeMatrix,
  ),
  take(
    'AZ3: only managers delete accounts',
    policies,
    'remove: { ADMIN: selfOrInAgencies, DIRECTOR: selfOrManaged }',
    'remove: { ADMIN: selfOrInAgencies, DIRECTOR: selfOrManaged, AGENT: selfOrOwnApplicants }',
    routeMatrix,
  ),
  take(
    'T18: only its applicant decides',
    policies,
    'update: { APPLICANT: ofApplicant }',
    'update: { APPLICANT: ofApplicant, AGENT: agencyQuotesOfAgent }',
    routeMatrix,
  ),
  take(
    'AZ3: affiliations are for managers',
    policies,
    'extendaffiliations: { read: { ADMIN: everyRow, DIRECTOR: everyRow }',
    'extendaffiliations: { read: { ADMIN: everyRow, DIRECTOR: everyRow, AGENT: everyRow }',
    scopeMatrix,
  ),
  take(
    'AZ3: rankings are for managers, of their agencies',
    policies,
    'top_agents: { read: { ADMIN: inAgencies, DIRECTOR: inAgencies } }',
    'top_agents: { read: { ADMIN: everyRow, DIRECTOR: everyRow } }',
    queries,
  ),
];

const serverControls = [
  take('T4: a list is in scope', rows, 'every([readScope(resource, caller), ...', 'every([...', scopeMatrix),
  take(
    'T3: an item is in scope',
    rows,
    ' and ${readScope(resource, caller)}`);',
    ' and ${readScope(resource, caller)} is not null`);',
    scopeMatrix,
  ),
  take(
    'T4: a dot filter asks about visible rows only',
    rows,
    ' and ${readScope(target, caller)})`',
    ')`',
    queries,
  ),
  take(
    'T4: a filter does not ask what a read hides',
    'back-office/src/resources/filter-condition.ts',
    'field.valueFor?.(caller) ?? field.value',
    'field.value',
    scopeMatrix,
  ),
  take(
    'T4: an order does not tell what a read hides',
    rows,
    'known.valueFor?.(caller) ?? known.value',
    'known.value',
    scopeMatrix,
  ),
  take(
    'T3: what is below an item is asked of a visible item',
    mount,
    'if (!(await isInScope(store, resource, id, parent))) throw notFound();',
    '',
    routeMatrix,
  ),
  take(
    'T3: a write is in scope',
    mount,
    'if (scope && (await isInScope(database, resource, id, scope))) return;',
    'if (scope) return;',
    writes,
  ),
  take(
    'AZ1: a role without the verb may not create',
    mount,
    "if (identity && !scopeFor(resource.subject, 'create', identity.role)) throw accessDenied();",
    '',
    routeMatrix,
  ),
  take(
    'T3: users of an agency are those that the caller sees',
    'back-office/src/resources/agencies.ts',
    "where related.customer_id = t.id and ${visible('customer_users', caller)}",
    'where related.customer_id = t.id',
    reads,
  ),
  take(
    'T5: the tree of agencies ends twenty levels below',
    'back-office/src/auth/sessions.ts',
    'where tree.depth < ${MAX_AGENCY_DEPTH}::integer',
    'where tree.depth < 30',
    scopeMatrix,
  ),
  take(
    'AZ6: a refusal tells its route and row',
    'back-office/src/http/answer-errors.ts',
    'route: routeOptions.url, id, status',
    'status',
    test('access/refusal-log'),
  ),
];

const fieldControls = [
  take(
    'T1: a registration asks for nothing else than it gets',
    people,
    "for (const field of forbiddenFields('customer_users', undefined, body, REGISTERED)) form.notValid(field);",
    '',
    registration,
  ),
  take(
    'T1: a registration makes an applicant',
    people,
    'roles: [ROLE_IDS.APPLICANT],\n',
    'roles: [ROLE_IDS.AGENT],\n',
    registration,
  ),
  take(
    'T2: fields of an account are an administrator’s',
    people,
    "refuseForbiddenFields('customer_users', caller.role, body);",
    '',
    fieldTable,
  ),
  ...['roles', 'customer', 'enabled', 'confirmed', 's_email_agent', 'owner'].map((field) =>
    take(
      `T2: ${field} of an account`,
      fields,
      `${field}: ['ADMIN'],`,
      `${field}: ['ADMIN', 'DIRECTOR', 'AGENT', 'APPLICANT'],`,
      fieldTable,
    ),
  ),
  take(
    'an applicant’s project stays theirs: fields of a new one',
    projects,
    "refuseForbiddenFields('requests', caller.role, body, givenToNew(caller, body));",
    '',
    fieldTable,
  ),
  take(
    'an applicant’s project stays theirs: fields of a change',
    projects,
    "refuseForbiddenFields('requests', caller.role, body, await readCurrent(database, id));",
    '',
    fieldTable,
  ),
  take(
    'a project is put into visible agencies only',
    projects,
    "!(await canSeeAgency(database, caller, customer))) form.notValid('customer');",
    "false) form.notValid('customer');",
    fieldTable,
  ),
  take(
    'a project is given to visible applicants only',
    projects,
    '!(await canSeeApplicant(database, caller, person))) {',
    'false) {',
    fieldTable,
  ),
  take(
    'an agent is named whom the caller sees',
    'back-office/src/resources/agent-email.ts',
    "if (stranger) form.notValid('s_email_agent');",
    '',
    fieldTable,
  ),
  take(
    'an administrator puts accounts into agencies looked after',
    people,
    '(customer === null || !caller.agencies.includes(customer))',
    'customer === null',
    fieldTable,
  ),
  take(
    'an address stays with its person',
    addresses,
    "refuseForbiddenFields('customer_user_addresses', caller.role, body, unmoved);",
    '',
    fieldTable,
  ),
  take(
    'an address is made for people in scope',
    addresses,
    "if (!row) form.notValid('frontendOwner');",
    '',
    fieldTable,
  ),
];

const decisionControls = [
  take(
    'T18: a decision is taken once',
    propositions,
    '${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`, isOpen,',
    '${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`,',
    decision,
  ),
  take(
    'T18: the opposite decision is a conflict',
    propositions,
    'if (row?.status === decision) return false;',
    'return false;',
    decision,
  ),
  take(
    'T18: only accepted or declined',
    propositions,
    "if (!decision) throw invalid('form constraint', 'This value is not valid.', 'internal_status');",
    'if (!decision) return () => Promise.resolve(id);',
    decision,
  ),
  take(
    'T18: an acceptance moves the project on',
    propositions,
    "if (isNew && decision === 'accepted' && settings.statusAfterAcceptance !== null) {",
    'if (settings.statusAfterAcceptance === undefined) {',
    decision,
  ),
  take(
    'T18: the setting is heard',
    propositions,
    'settings.statusAfterAcceptance !== null',
    'true',
    decision,
  ),
  take(
    'T19: a key gives its first answer again',
    'back-office/src/http/idempotency.ts',
    'if (known) return known;',
    '',
    idempotency,
  ),
  take(
    'T19: a key with another body is refused',
    'back-office/src/http/idempotency.ts',
    'if (kept.fingerprint !== fingerprint) throw reused();',
    '',
    idempotency,
  ),
  take(
    'T20: If-Match is heard',
    'back-office/src/resources/update-row.ts',
    'sql`version = ${expected.version}`',
    'sql`true`',
    idempotency,
  ),
];

/** Permissions: each scope, each policy, each guard of a field, each guard of a decision. */
export const controls = [
  ...scopeControls,
  ...policyControls,
  ...serverControls,
  ...fieldControls,
  ...decisionControls,
];
