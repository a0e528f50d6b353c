const propose = 'back-office/src/resources/proposition-writes.ts';
const agencies = 'back-office/src/resources/agency-writes.ts';
const office = 'back-office/office/run-office.ts';
const client = 'back-office/office/office-client.ts';
const proposed = ['back-office/src/resources/proposition-writes.test.ts'];
const opened = ['back-office/src/resources/agency-writes.test.ts'];
const ran = ['back-office/office/run-office.test.ts'];

/** Staff work: what an administrator creates stays in their agencies, whole, and made once. */
export const controls = [
  {
    control: 'T3: a proposition is made only on a project that its maker looks after',
    file: propose,
    find: 'where ${every([sql`t.id = ${id}`, scope])} for share`);',
    replace: 'where ${every([sql`t.id = ${id}`, scope])} or t.id = ${id} for share`);',
    tests: proposed,
  },
  {
    control: 'T23: what an attachment is follows from its bytes',
    file: 'back-office/src/resources/read-attachment.ts',
    find: '  form.refuse(checked, field);\n  return undefined;',
    replace: "  return { mimeType: 'application/pdf', fileName, size: 1, content };",
    tests: proposed,
  },
  {
    control: 'T26: only the creation of a proposition takes megabytes, and only of who may create one',
    file: 'back-office/src/resources/mount-resource.ts',
    find: 'bodyLimit === undefined ? {} :',
    replace: 'bodyLimit === 1 ? {} : bodyLimit === undefined ? { bodyLimit: 1e8 } :',
    tests: proposed,
  },
  {
    control: 'a proposition starts undecided',
    file: propose,
    find: "if (!FIRST_STATUSES.includes(columns.internal_status)) form.notValid('internal_status');",
    replace: '',
    tests: proposed,
  },
  {
    control: 'a proposition does not end before it is made',
    file: propose,
    find: 'if (until && until > now) return until;',
    replace: 'if (until) return until;',
    tests: proposed,
  },
  {
    control: 'T3: an agency is opened only below one that its maker looks after',
    file: agencies,
    find: "if (!above) form.notValid('parent');",
    replace: 'void above;',
    tests: opened,
  },
  {
    control: 'one parent has no two agencies of one name, also when both are opened at once',
    file: agencies,
    find: "if (namesake) throw taken('name');",
    replace: 'void namesake;',
    tests: opened,
  },
  {
    control: 'the link of an affiliation is one that the portal keeps',
    file: agencies,
    find: "if (key !== '' && key.length <= 100 && !KEY.test(key)) form.notValid('affiliate_key');",
    replace: 'void KEY;',
    tests: opened,
  },
  {
    control: 'T2: staff creations are for administrators only',
    file: 'back-office/src/access/policies.ts',
    find: 'create: { ADMIN: everyRow },\n    // An administrator sends',
    replace: 'create: everyone,\n    // An administrator sends',
    tests: proposed,
  },
  {
    control: 'the status of a request is one of the list',
    file: 'back-office/src/resources/project-writes.ts',
    find: "if (status !== '' && !known) form.notValid('internal_status');",
    replace: 'void known;',
    tests: ['back-office/src/access/field-policies.test.ts'],
  },
  {
    control: 'the command is for administrators',
    file: office,
    find: "if (self && idsOf(self, 'roles')[0] === ROLE_IDS.ADMIN) return self;",
    replace: 'if (self) return self;',
    tests: ran,
  },
  {
    control: 'the command gives its session back',
    file: office,
    find: 'await client.leave().catch(() => undefined);',
    replace: '',
    tests: ran,
  },
  {
    control: 'a password does not travel in clear',
    file: 'back-office/office/carry.ts',
    find: "if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))",
    replace: "if (url.protocol === 'gopher:')",
    tests: ran,
  },
  {
    control: 'a creation that is sent again is made once',
    file: client,
    find: "const headers = { 'idempotency-key': randomUUID() };",
    replace: 'const headers = { prefer: randomUUID() };',
    tests: ran,
  },
  {
    control: 'the command does not write over a change of somebody else',
    file: client,
    find: "const headers = etag === undefined ? {} : { 'if-match': etag };",
    replace: 'const headers = { prefer: String(etag) };',
    tests: ran,
  },
];
