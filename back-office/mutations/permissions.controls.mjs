const scopes = 'back-office/src/access/scopes.ts';
const policies = 'back-office/src/access/policies.ts';
const fields = 'back-office/src/access/field-policies.ts';
const people = 'back-office/src/resources/person-writes.ts';
const projects = 'back-office/src/resources/project-writes.ts';
const mount = 'back-office/src/resources/mount-resource.ts';
const rows = 'back-office/src/resources/read-rows.ts';
const addresses = 'back-office/src/resources/addresses.ts';

const test = (name) => [`back-office/${name}.test.ts`];
const scopeMatrix = test('src/access/scope-matrix');
const routeMatrix = test('test/permissions/authorisation-matrix');
const fieldTable = test('src/access/field-policies');
const reads = test('test/permissions/permission-reads');
const writes = test('test/permissions/permission-writes');
const queries = test('test/permissions/permission-queries');
const registration = test('src/resources/registration');

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
    test('src/resources/person-writes'),
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
    'update: { ADMIN: everyRow, APPLICANT: sentToApplicant }',
    'update: { ADMIN: everyRow, APPLICANT: sentToApplicant, AGENT: agencyQuotesOfAgent }',
    routeMatrix,
  ),
  take(
    'AZ4: a read gives what is listed, and no password',
    'back-office/src/resources/people.ts',
    "fixed('passwordRequestedAt', 'null'),",
    "fixed('passwordRequestedAt', 'null'),\n    field('passwordHash', 'password_hash'),",
    test('test/conformance/resources'),
  ),
  take(
    'T3, AZ4: of others an applicant reads only who they are',
    'back-office/src/resources/people.ts',
    'select: (caller) => shown(caller, hidden.select(caller)),',
    'select: (caller) => hidden.select(caller),',
    scopeMatrix,
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
  take(
    'T4, AZ2: a list is in scope',
    rows,
    'every([readScope(resource, caller), ...',
    'every([...',
    scopeMatrix,
  ),
  take(
    'T3, AZ2, AZ3: an item is in scope',
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
    'T3, AZ3: a write is in scope',
    mount,
    'if (scope && (await isInScope(database, resource, id, scope))) return;',
    'if (scope) return;',
    writes,
  ),
  take(
    'AZ1: a route that does not say who may use it stops the server',
    'back-office/src/http/check-routes.ts',
    'if (!config?.access) throw new Error(`${where} does not declare who may use it.`);',
    'if (!config?.access) return;',
    test('src/http/check-routes'),
  ),
  take(
    'AZ1: a route without a policy stops the server',
    'back-office/src/http/check-routes.ts',
    'if (!policy || !verb || !policy[verb]) throw new Error(`${where} has no policy.`);',
    'if (!policy || !verb) return;',
    test('src/http/check-routes'),
  ),
  take(
    'AZ1: the server asks every route for it',
    'back-office/src/http/authenticate.ts',
    "app.addHook('onRoute', (route) => checkRoute(route));",
    '',
    test('src/http/check-routes'),
  ),
  take(
    'AZ5: a route that the matrix does not list is found',
    'back-office/test/permissions/authorisation-matrix.ts',
    "  item('customer_users/{applicant}/roles', FILE),",
    '',
    routeMatrix,
  ),
  take(
    'AZ1, T6: a role without the verb may not create',
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
    test('src/access/refusal-log'),
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
    'T1: a registration is of the default agency',
    people,
    'customer_id: defaults.agencyId,\n        s_email_agent: defaults.supervisorEmail,',
    'customer_id: null,\n        s_email_agent: defaults.supervisorEmail,',
    registration,
  ),
  take(
    'T1: a registration is followed by the supervisor',
    people,
    '        s_email_agent: defaults.supervisorEmail,\n        confirmed: true,\n        enabled: true,',
    '        confirmed: true,\n        enabled: true,',
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
    'AZ4: an applicant’s project stays theirs: fields of a new one',
    projects,
    "refuseForbiddenFields('requests', caller.role, body, givenToNew(caller, body));",
    '',
    fieldTable,
  ),
  take(
    'AZ4: an applicant’s project stays theirs: fields of a change',
    projects,
    "refuseForbiddenFields('requests', caller.role, body, await readCurrent(database, id));",
    '',
    fieldTable,
  ),
  take(
    'AZ4: a project is put into visible agencies only',
    projects,
    "!(await canSeeAgency(database, caller, customer))) form.notValid('customer');",
    "false) form.notValid('customer');",
    fieldTable,
  ),
  take(
    'AZ4: a project is given to visible applicants only',
    projects,
    '!(await canSeeApplicant(database, caller, person))) {',
    'false) {',
    fieldTable,
  ),
  take(
    'AZ4: an agent is named whom the caller sees',
    'back-office/src/resources/agent-email.ts',
    "if (stranger) form.notValid('s_email_agent');",
    '',
    fieldTable,
  ),
  take(
    'AZ4, T2: an administrator puts accounts into agencies looked after',
    people,
    '(customer === null || !caller.agencies.includes(customer))',
    'customer === null',
    fieldTable,
  ),
  take(
    'AZ4, T3: an address stays with its person',
    addresses,
    "refuseForbiddenFields('customer_user_addresses', caller.role, body, unmoved);",
    '',
    fieldTable,
  ),
  take(
    'AZ4, T3: an address is made for people in scope',
    addresses,
    "if (!row) form.notValid('frontendOwner');",
    '',
    fieldTable,
  ),
];

/** Permissions: each scope, each policy, each guard of a field. */
export const controls = [...scopeControls, ...policyControls, ...serverControls, ...fieldControls];
