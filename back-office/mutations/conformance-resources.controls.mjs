const token = 'back-office/src/auth/username-token.ts';
const sessions = 'back-office/src/auth/sessions.ts';
const login = 'back-office/src/accounts/login.ts';
const passwords = 'back-office/src/accounts/password-routes.ts';
const policy = 'back-office/src/auth/password-policy.ts';
const errors = 'back-office/src/http/answer-errors.ts';
const authenticate = 'back-office/src/http/authenticate.ts';
const headers = 'back-office/src/http/response-headers.ts';
const routes = 'back-office/src/app/api-routes.ts';
const people = 'back-office/src/resources/person-writes.ts';
const account = 'back-office/src/resources/people.ts';
const addresses = 'back-office/src/resources/addresses.ts';
const agencies = 'back-office/src/resources/agencies.ts';
const geography = 'back-office/src/resources/geography.ts';
const ranking = 'back-office/src/resources/top-agents.ts';
const projects = 'back-office/src/resources/project-writes.ts';
const project = 'back-office/src/resources/projects.ts';
const propositions = 'back-office/src/resources/propositions.ts';
const choices = 'back-office/src/resources/lists.ts';
const files = 'back-office/src/resources/files.ts';
const staff = 'back-office/src/resources/staff.ts';

const walked = (name) => [`back-office/test/conformance/${name}.test.ts`];
const signature = walked('signature');
const resources = walked('resources');
const section7 = walked('section-7');
const answers = walked('answers');

const take = (control, file, find, replace, tests) => ({ control, file, find, replace, tests });

/** Sections 2, 3 and 7.4: signed calls, login, pages of other origins. */
const signed = [
  take(
    '2.2: the digest is of nonce, time and key',
    token,
    '.update(nonce).update(created).update(key)',
    '.update(key).update(nonce).update(created)',
    signature,
  ),
  take(
    '2.3: a signature grows old',
    sessions,
    "if (!(age <= lifetimes.windowS)) return 'expired';",
    '',
    signature,
  ),
  take(
    '2.3: a signature of the future is none',
    sessions,
    "if (age < -lifetimes.futureS) return 'from the future';",
    '',
    signature,
  ),
  take(
    '2.3: a signature is good once',
    sessions,
    "if (!(await remember(session.person, nonce, now, isWrite))) return 'replayed';",
    'await remember(session.person, nonce, now, isWrite);',
    signature,
  ),
  take(
    '2.4: a 401 has its challenge',
    errors,
    "reply.code(401).header('www-authenticate', CHALLENGE).send()",
    'reply.code(401).send()',
    signature,
  ),
  take(
    '2.4: a 401 is empty',
    errors,
    "reply.code(401).header('www-authenticate', CHALLENGE).send()",
    "reply.code(401).header('www-authenticate', CHALLENGE).send('[]')",
    signature,
  ),
  take(
    '2.4: nobody learns which paths there are',
    routes,
    "config: { access: 'signed', isBodyless: true, call: 'none' },\n      handler",
    "config: { access: 'open', isBodyless: true, call: 'none' },\n      handler",
    signature,
  ),
  take(
    '2.5: a key has 40 hexadecimal characters',
    'back-office/src/auth/session-keys.ts',
    'const KEY_BYTES = 20;',
    'const KEY_BYTES = 16;',
    signature,
  ),
  take(
    '2.6: who registers with a signature needs a good one',
    authenticate,
    "(access === 'either' && header === undefined)",
    "access === 'either'",
    signature,
  ),
  take(
    '3: login answers in JSON:API',
    login,
    "reply.type('application/vnd.api+json')",
    "reply.type('application/json')",
    signature,
  ),
  take(
    '3: login refuses in JSON:API',
    errors,
    'request.routeOptions.config.isJsonApi === true',
    'request.routeOptions.config.isJsonApi === undefined',
    signature,
  ),
  take('3: a wrong password is answered 403', login, 'super(403, refused(', 'super(401, refused(', signature),
  take(
    '3: a closed account says so',
    login,
    "if (!account.open) throw refused('Account is locked.');",
    '',
    signature,
  ),
  take(
    '3: a password is not trimmed',
    login,
    "password: text('password') }",
    "password: text('password').trim() }",
    signature,
  ),
  take(
    '3: login wants both of its fields',
    login,
    'if (problems.length > 0) throw new ApiProblem(400, problems);',
    '',
    signature,
  ),
  take(
    '3: other methods of login are answered 405',
    'back-office/src/accounts/login.ts',
    "refuseOtherMethods(app, '/api/login', ['POST'], { access: 'open' });",
    '',
    signature,
  ),
  take(
    '7.4: pages of other origins read nothing',
    headers,
    'if (origin === undefined || !corsOrigins.includes(origin)) return;',
    'if (origin === undefined) return;',
    signature,
  ),
  take(
    '7.4: pages of our origins read totals and challenges',
    headers,
    "'Location, X-Include-Total-Count, Date, ETag, Retry-After, WWW-Authenticate, X-Request-Id'",
    "'Location, Date, ETag, Retry-After, X-Request-Id'",
    signature,
  ),
  take(
    '7.4: pages of our origins may sign',
    headers,
    "'Authorization, X-WSSE, Content-Type,",
    "'Authorization, Content-Type,",
    signature,
  ),
];

/** Section 4.1: people, passwords, the ranking. */
const persons = [
  take(
    '4.1: no password goes out',
    account,
    "identifier,\n    field('username'",
    "identifier, field('password', 'password_hash'),\n    field('username'",
    resources,
  ),
  take(
    '4.1: a change takes no password',
    people,
    'const form = new Form(body, changeable);',
    'const form = new Form(body, known);',
    resources,
  ),
  take(
    '4.1: an e-mail is found in any case',
    people,
    'where lower(email) = lower(${email}::text) and id <> ${except}`',
    'where email = ${email}::text and id <> ${except}`',
    section7,
  ),
  take(
    '4.1: the e-mail and the password are told together',
    people,
    'if (problem) form.refuse(problem, passwordField);',
    '',
    section7,
  ),
  take(
    '4.1: nobody deletes themselves',
    people,
    "if (id === caller.id) throw new ApiProblem(403, [{ title: 'forbidden exception', detail: 'self delete.' }]);",
    '',
    section7,
  ),
  take(
    '4.1: of staff only the names are shown',
    staff,
    "field('lastName', 'last_name', { filled: true }),",
    "field('lastName', 'last_name', { filled: true }), field('email', 'email'),",
    answers,
  ),
  take(
    '4.1: the old password is checked',
    passwords,
    'if (!isRight) {',
    'if (isRight === undefined) {',
    section7,
  ),
  take(
    '4.1: nobody changes the password of somebody else',
    passwords,
    'if (id !== undefined && id !== null && id !== caller.id) throw accessDenied();',
    '',
    section7,
  ),
  take(
    '4.1: a session survives its change of password',
    passwords,
    'await revokeSessions(tx, caller.id, caller.sessionId);',
    'await revokeSessions(tx, caller.id);',
    section7,
  ),
  take(
    '4.1: top agents of the month or of the year',
    ranking,
    'date_trunc(${period}::text,',
    "date_trunc((case when ${period}::text = '' then 'month' else 'year' end),",
    section7,
  ),
  take(
    '4.1: top agents have financed projects',
    ranking,
    "t.internal_status = 'fonds_debloques' and",
    '',
    section7,
  ),
  take(
    '4.1: the best of the top agents come first',
    ranking,
    'order by financed.requests desc, 1',
    'order by financed.requests, 1',
    ['back-office/src/resources/projects.test.ts'],
  ),
  take('4.1: five top agents', ranking, 'const RANKED = 5;', 'const RANKED = 6;', [
    'back-office/src/resources/projects.test.ts',
  ]),
  take(
    '4.1: a ranking is of a month or a year',
    ranking,
    "if (period !== 'month' && period !== 'year') {",
    'if (period === undefined) {',
    section7,
  ),
  take(
    '7.2: only what a password lacks is told',
    policy,
    'requirements.filter(([rule]) => !rule.test(password))',
    'requirements.filter(() => true)',
    resources,
  ),
];

/** Sections 4.2 and 4.3: addresses, geography, agencies. */
const places = [
  take(
    '4.2: a country has no id but its code',
    geography,
    "fields: [\n      field('iso2Code'",
    "fields: [\n      field('id', 'iso2_code'),\n      field('iso2Code'",
    resources,
  ),
  take(
    '4.2: countries are asked for by a list of codes',
    geography,
    "field('iso2Code', 'iso2_code', { filter: 'textList',",
    "field('iso2Code', 'iso2_code', { filter: 'text',",
    resources,
  ),
  take(
    '4.2: regions are asked for by country',
    geography,
    "field('country', 'country', { filter: 'textList', filled: true })",
    "field('country', 'country', { filled: true })",
    section7,
  ),
  take(
    '4.2: a French address has a department',
    addresses,
    'if (land.regions > 0) {',
    'if (land.regions < 0) {',
    resources,
  ),
  take(
    '4.2: a department is one of its country',
    addresses,
    'else if (part.country !== country) {',
    'else if (part.country === undefined) {',
    resources,
  ),
  take(
    '4.2: the first address is the primary one',
    addresses,
    'const becomesPrimary = isPrimary || !other;',
    'const becomesPrimary = isPrimary;',
    section7,
  ),
  take(
    '4.2: one address is the primary one',
    addresses,
    'if (becomesPrimary) await clearPrimary(tx, person);',
    '',
    resources,
  ),
  take(
    '4.2: the primary address stays one',
    addresses,
    'if (isPrimary === false && current?.primary) {',
    'if (isPrimary === undefined && current?.primary === undefined) {',
    resources,
  ),
  take(
    '4.2: an address is not moved to somebody else',
    addresses,
    'const unmoved = { frontendOwner: [current?.person], owner:',
    "const unmoved = { frontendOwner: [current?.person, body['frontendOwner']], owner:",
    resources,
  ),
  take(
    '4.2: another address becomes the primary one',
    addresses,
    'if (!gone?.primary) return;',
    'if (gone) return;',
    ['back-office/src/resources/addresses.test.ts'],
  ),
  take(
    '4.3: children are those directly below',
    agencies,
    'isList: true, belongs: (id) => sql`t.parent_id = ${id}` }',
    'isList: true, belongs: (id) => sql`t.parent_id >= ${id}` }',
    walked('lists'),
  ),
  take(
    '4.3: an agency names its children',
    agencies,
    'where related.parent_id = t.id and',
    'where related.parent_id = -t.id and',
    resources,
  ),
  take(
    '4.3: an agency has a logo',
    agencies,
    "toOne('s_cust_logo', 's_cust_logo'),",
    "fixed('s_cust_logo', 'null'),",
    section7,
  ),
];

/** Sections 4.4 to 5.2: projects, propositions, lists of choices, files. */
const work = [
  take(
    '4.4: a project needs its four fields',
    projects,
    "company: form.requiredText('company'),",
    "company: form.text('company'),",
    resources,
  ),
  take(
    '4.4: stamps in a body are ignored, not refused',
    projects,
    "const ignored = ['customer_status', 'createdAt', 'updatedAt', 'requestAdditionalNotes'];",
    'const ignored: string[] = [];',
    resources,
  ),
  take(
    '4.4: stamps in a body are ignored, not kept',
    projects,
    "customer_status: 'submitted',\n      created_at: now,",
    "customer_status: 'submitted',\n      created_at: body['createdAt'] ?? now,",
    resources,
  ),
  take(
    '4.4: a project starts at open',
    projects,
    "internal_status: 'open',\n      customer_status",
    "internal_status: 'processed',\n      customer_status",
    resources,
  ),
  take('4.4: a project belongs to who submits it', projects, 'isOwn ? caller.id : null,', 'null,', resources),
  take(
    '4.4: a project without a title has one',
    project,
    "coalesce(t.title, 'Projet ' || t.id)",
    't.title',
    resources,
  ),
  take(
    '4.4: projects are asked for by the day they were made',
    project,
    "instant('createdAt', 'created_at', { filter: 'datetime', filled: true }),",
    "instant('createdAt', 'created_at', { filled: true }),",
    section7,
  ),
  ...['customer', 'internal_status', 'assignedUsers'].map((below) =>
    take(
      `4.4: what is below a project: ${below}`,
      project,
      `name: '${below}',\n      target`,
      `name: '${below}s',\n      target`,
      section7,
    ),
  ),
  take(
    '4.6: a decision is accepted or declined',
    propositions,
    "const DECISIONS = ['accepted', 'declined'] as const;",
    "const DECISIONS = ['accepted', 'declined', 'expired'] as const;",
    section7,
  ),
  take(
    '4.6: a decision is taken once',
    propositions,
    '${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`, NOT_YET_ANSWERED,',
    '${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`,',
    section7,
  ),
  take(
    '4.6: a proposition says whether it is accepted',
    propositions,
    "sql`coalesce(t.internal_status = 'accepted', false)`",
    'sql`false`',
    section7,
  ),
  take(
    '4.6: an acceptance moves the project on',
    propositions,
    "if (isNew && decision === 'accepted' &&",
    "if (isNew && decision === 'declined' &&",
    resources,
  ),
  take(
    '4.6: a proposition has three files',
    propositions,
    '...ATTACHMENT_FIELDS.map((attachment) => ({\n      name: attachment,',
    '...ATTACHMENT_FIELDS.slice(0, 2).map((attachment) => ({\n      name: attachment,',
    section7,
  ),
  take(
    '4.6: propositions are asked for through their project',
    propositions,
    "{ name: 'request', target: 'requests', column: 'request_id' },",
    '',
    section7,
  ),
  take(
    '4.7: a list has the path of an Oro back office',
    choices,
    "['requeststypebiend60e813es', 'type_bien']",
    "['type_bien']",
    section7,
  ),
  take(
    '4.7: a list has a short path',
    choices,
    'paths.map((path) => list(path, name))',
    'paths.slice(0, 1).map((path) => list(path, name))',
    section7,
  ),
  take(
    '5.1: a choice has its rank',
    choices,
    "field('priority', 'priority', { filter: 'integer', filled: true }),",
    '',
    resources,
  ),
  take(
    '5.1: choices are asked for by a list of ids',
    choices,
    "field('id', 'id', { filter: 'textList', filled: true }),",
    "field('id', 'id', { filter: 'text', filled: true }),",
    resources,
  ),
  take(
    '5.2: a file is in base64',
    files,
    "field('content', 'content', { type: 'bytes' }),",
    "{ ...field('content', 'content', { type: 'bytes' }), select: () => sql`encode(decode(t.content, 'base64'), 'hex')` },",
    resources,
  ),
  take('5.2: there is no list of files', files, 'hasList: false,', 'hasList: true,', resources),
];

/** What the reference of the wire says in its sections 2 to 5 and 7: signatures, login, each resource. */
export const controls = [...signed, ...persons, ...places, ...work];
