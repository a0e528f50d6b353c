const src = 'back-office/src';
const tokens = `${src}/auth/username-token.ts`;
const sessions = `${src}/auth/sessions.ts`;
const query = `${src}/http/query.ts`;
const bodies = `${src}/http/read-bodies.ts`;
const json = 'back-office/src/wire/json-body.ts';
const form = 'back-office/src/wire/form.ts';
const storable = 'back-office/src/wire/storable-text.ts';
const strays = `${src}/http/refuse-strays.ts`;
const unreadable = `${src}/http/unreadable-requests.ts`;
const shed = `${src}/http/shed-load.ts`;
const login = 'back-office/src/accounts/login.ts';
const building = `${src}/app/build-back-office.ts`;
const content = `${src}/content/content-service.ts`;
const host = 'shell/host/create-host.ts';
const sockets = 'shell/host/socket-limits.ts';
const hosts = 'shell/host/allowed-hosts.ts';
const resort = 'shell/host/last-resort.ts';

const ofTokens = [`${src}/auth/username-token.test.ts`];
const ofSignatures = [`${src}/http/hostile-signatures.test.ts`];
const ofClock = [`${src}/auth/server-clock.test.ts`];
const ofReaders = [`${src}/http/hostile-readers.test.ts`];
const ofRequests = [`${src}/http/hostile-requests.test.ts`];
const ofStrays = [`${src}/http/stray-input.test.ts`];
const ofFields = [`${src}/resources/field-values.test.ts`];
const ofLogs = [`${src}/http/log-leak.test.ts`];
const ofShedding = [`${src}/http/shed-load.test.ts`];
const ofSockets = ['shell/host/sockets.test.ts'];
const ofCounts = ['shell/host/socket-counts.test.ts'];
const ofFloods = ['shell/host/flood.test.ts'];
const ofLastResort = ['shell/host/last-resort.test.ts'];
const ofSettings = ['shell/host/settings.test.ts'];

/** What comes in: signatures, addresses, bodies, connections, names of hosts; and what of it goes into a log. */
export const controls = [
  {
    control: 'T10: a signature is as long as one may be',
    file: tokens,
    find: ' || header.length > MAX_HEADER ||',
    replace: ' || header.length > 1e6 * MAX_HEADER ||',
    tests: ofTokens,
  },
  {
    control: 'T10: a signature has four parts, each once',
    file: tokens,
    find: 'if (parts.length !== PARTS || values.size !== PARTS) return undefined;',
    replace: 'if (values.size !== PARTS) return undefined;',
    tests: ofTokens,
  },
  {
    control: 'T10: the parts of a signature have the form that they have',
    file: tokens,
    find: 'return isPlausible ? token : undefined;',
    replace: 'return isPlausible || true ? token : undefined;',
    tests: ofTokens,
  },
  {
    control: 'T10: the signature of a write is spent on the disk, before the write',
    file: sessions,
    find: 'return await store(personId, nonce, now, isWrite);',
    replace: 'void store;\n      return spare.remember(personId, nonce, now);',
    tests: ofSignatures,
  },
  {
    control: 'T11: a digest is the one of the key',
    file: tokens,
    find: 'return form.length === given.length && timingSafeEqual(form, given);',
    replace: 'return form.length === given.length || timingSafeEqual(form, given);',
    tests: ofTokens,
  },
  {
    control: 'T11: a key signs for its owner alone',
    file: sessions,
    find: 'where lower(p.email) = lower(${username}::text) and p.enabled',
    replace: 'where (lower(p.email) = lower(${username}::text) or true) and p.enabled',
    tests: ofSignatures,
  },
  {
    control: 'T14: a time without an offset is one of the server, not of where it stands',
    file: tokens,
    find: ': `${text}Z`);',
    replace: ': text);',
    tests: ofClock,
  },
  {
    control: 'T14: a time that is none signs nothing',
    file: sessions,
    find: "if (!(age <= lifetimes.windowS)) return 'expired';",
    replace: "if (age > lifetimes.windowS) return 'expired';",
    tests: ofClock,
  },
  {
    control: 'T24: a value is never part of a statement',
    file: `${src}/resources/filter-condition.ts`,
    find: 'return sql`${subject} = ${converted[0]}::${cast}`;',
    replace: "return sql`${subject} = ${raw(`'${String(converted[0])}'`)}::${cast}`;",
    tests: ofRequests,
  },
  {
    control: 'T24: a list is sorted by the fields that may sort it',
    file: `${src}/resources/read-rows.ts`,
    find: "throw invalid('sort constraint', `Sorting by \"${wanted.slice(0, 64)}\" field is not supported.`, 'sort');",
    replace: 'return raw(wanted);',
    tests: ofRequests,
  },
  {
    control: 'T24: an id is digits',
    file: `${src}/resources/mount-resource.ts`,
    find: 'if (!/^\\d{1,19}$/.test(text)) {',
    replace: 'if (text === `no id`) {',
    tests: ofRequests,
  },
  {
    control: 'T25: a parameter is there once',
    file: query,
    find: 'if (found.has(key)) throw',
    replace: 'if (found.has(`${key}?`)) throw',
    tests: ofReaders,
  },
  {
    control: 'T25: fifty parameters are enough',
    file: query,
    find: 'const MAX_PARAMETERS = 50;',
    replace: 'const MAX_PARAMETERS = 50_000;',
    tests: ofReaders,
  },
  {
    control: 'T25: a parameter is not called as what leads to a prototype',
    file: query,
    find: ' || FORBIDDEN.has(field)) {',
    replace: ' || FORBIDDEN.has(`${field}?`)) {',
    tests: ofReaders,
  },
  {
    control: 'T25: the address is UTF-8',
    file: query,
    find: "throw invalid('filter constraint', 'The query string is not valid UTF-8.');",
    replace: 'return part;',
    tests: ofReaders,
  },
  {
    control: 'T25: no NUL in a value',
    file: query,
    find: "if (value.includes('\\0')) throw",
    replace: "if (value.includes('\\0\\0')) throw",
    tests: ofReaders,
  },
  {
    control: 'T25: pages count from one',
    file: query,
    find: "if (page < 1) throw invalid('filter constraint', 'The value should be greater than 0.', 'page');",
    replace: '',
    tests: ofReaders,
  },
  {
    control: 'T25: a number is a number',
    file: query,
    find: 'if (!/^-?\\d{1,9}$/.test(value)) {',
    replace: "if (value === '') {",
    tests: ofReaders,
  },
  {
    control: 'T25, HT4: a list gives 100 000 rows at most',
    file: query,
    find: 'return Math.min(limit, MAX_LIMIT);',
    replace: 'return limit;',
    tests: ofReaders,
  },
  {
    control: 'HT2: an address has 8 KiB at most',
    file: unreadable,
    find: 'const MAX_URL = 8 * 1024;',
    replace: 'const MAX_URL = 80 * 1024;',
    tests: ofRequests,
  },
  {
    control: 'HT3: a parameter that a call does not have is refused',
    file: strays,
    find: 'throw unsupportedFilter(field);',
    replace: 'void unsupportedFilter;',
    tests: ofStrays,
  },
  {
    control: 'HT2: a body is refused where none is read',
    file: strays,
    find: 'if (!call.body) refuseExtraFields((request.body ?? {}) as JsonObject, []);',
    replace: 'void refuseExtraFields;',
    tests: ofStrays,
  },
  {
    control: 'HT2: a field that a call does not have is refused',
    file: form,
    find: 'if (extra.length === 0) return;',
    replace: 'if (extra.length < 100) return;',
    tests: ofStrays,
  },
  {
    control: 'HT2: signing in takes what it says, and nothing beside it',
    file: login,
    find: '  refuseExtraFields(meta, CREDENTIALS);\n',
    replace: '  void CREDENTIALS;\n',
    tests: ofStrays,
  },
  {
    control: 'HT2: a message of the contact form has eight fields',
    file: `${src}/content/contact-message.ts`,
    find: "if (stray !== undefined) throw unknownField(stray.slice(0, 64), 'contact');",
    replace: 'void stray;\n  void unknownField;',
    tests: ofStrays,
  },
  {
    control: 'T26: a body is UTF-8, and not mended',
    file: storable,
    find: '{ fatal: true }',
    replace: '{ fatal: false }',
    tests: ofRequests,
  },
  {
    control: 'T26: a body is not compressed',
    file: bodies,
    find: "if (coding !== 'identity') throw",
    replace: "if (coding === 'none') throw",
    tests: ofRequests,
  },
  {
    control: 'T26: a login has 16 KiB at most',
    file: login,
    find: 'bodyLimit: 16 * 1024',
    replace: 'bodyLimit: 64 * 1024',
    tests: ofRequests,
  },
  {
    control: 'T26: a demand of a link has 16 KiB at most',
    file: 'back-office/src/accounts/password-routes.ts',
    find: 'const BODY_LIMIT = 16 * 1024;',
    replace: 'const BODY_LIMIT = 64 * 1024;',
    tests: ofRequests,
  },
  {
    control: 'T26: a message of the contact form has 16 KiB at most',
    file: content,
    find: 'const MAX_BODY_BYTES = 16 * 1024;',
    replace: 'const MAX_BODY_BYTES = 64 * 1024;',
    tests: ofRequests,
  },
  {
    control: 'T26: any other body has 64 KiB at most',
    file: building,
    find: 'const BODY_LIMIT = 64 * 1024;',
    replace: 'const BODY_LIMIT = 640 * 1024;',
    tests: ofRequests,
  },
  {
    // Of the server's own: a test of another package reads the back office as it stands, not as this table bends it.
    control: 'T26: what is too large is never in memory',
    file: 'shell/host/telemetry.ts',
    find: 'const BODY_LIMIT_BYTES = 32 * 1024;',
    replace: 'const BODY_LIMIT_BYTES = 64 * 1024 * 1024;',
    tests: ofFloods,
  },
  {
    control: 'T26: a body is twenty levels deep at most, judged before it is read',
    file: json,
    find: 'if (isTooDeep(text))',
    replace: "if (isTooDeep('') )",
    tests: ofReaders,
  },
  {
    control: 'T26, I3: a body has no key that leads to a prototype',
    file: json,
    find: 'if (FORBIDDEN.has(key)) {',
    replace: 'if (FORBIDDEN.has(`${key}?`)) {',
    tests: ofReaders,
  },
  {
    control: 'I2: a text has no control characters',
    file: storable,
    find: '!CONTROLS.test(value) && ',
    replace: '',
    tests: ofFields,
  },
  {
    control: 'I2: a text has no half of a character',
    file: storable,
    find: ' && !HALF_PAIR.test(value)',
    replace: ' && HALF_PAIR.flags !== undefined',
    tests: ofFields,
  },
  {
    control: 'T27, I2: a text is as long as its field takes',
    file: form,
    find: 'if (value.length > max) {',
    replace: 'if (value.length > 10_000) {',
    tests: ofFields,
  },
  {
    control: 'T27, I2: an e-mail address is one',
    file: form,
    find: "if (value !== '' && !EMAIL.test(value.slice(0, 256)) && !this.isRefused(field)) {",
    replace: "if (value !== '' && !EMAIL.test('a@b.fr') && !this.isRefused(field)) {",
    tests: ofFields,
  },
  {
    control: 'T27, I2: an amount is one',
    file: form,
    find: "if (typeof text !== 'string' || !/^-?\\d{1,14}(\\.\\d{1,20})?$/.test(text)) return this.#invalid(field);",
    replace: "if (typeof text !== 'string' || Number.isNaN(Number(text))) return this.#invalid(field);",
    tests: ofFields,
  },
  {
    control: 'T27, I2: a day is one of the calendar',
    file: form,
    find: 'new Date(time).toISOString().slice(0, 10) !== day',
    replace: 'new Date(time).toISOString().length === 0',
    tests: ofFields,
  },
  {
    control: 'T27, I2: yes or no is neither a word nor a number',
    file: form,
    find: "if (typeof value === 'boolean') return value;",
    replace: "if (typeof value !== 'object') return Boolean(value);",
    tests: ofFields,
  },
  {
    control: 'T27, I2: an id is a number or digits',
    file: form,
    find: '      ? value\n      : Number.NaN;',
    replace: '      ? value\n      : Number(value);',
    tests: ofFields,
  },
  {
    control: 'T27, I2: a choice is one of its list',
    file: `${src}/resources/project-writes.ts`,
    find: 'if (!row) form.notValid(field);',
    replace: 'void row;',
    tests: ofFields,
  },
  {
    control: 'T27: a pattern takes as long as its text, not as its square',
    file: form,
    find: 'const EMAIL = /^[^',
    replace: 'const EMAIL = /^[^@]*[^@]*[^@]*[^@]*[^',
    tests: ofReaders,
  },
  {
    control: 'T28: headers come in time',
    file: sockets,
    find: 'headersTimeout: limits.headersMs,',
    replace: 'headersTimeout: limits.requestMs,',
    tests: ofSockets,
  },
  {
    control: 'T28: a request comes in time',
    file: sockets,
    find: 'requestTimeout: limits.requestMs,',
    replace: 'requestTimeout: 1000 * limits.requestMs,',
    tests: ofSockets,
  },
  {
    control: 'T28: an answer is read in time',
    file: sockets,
    find: 'connectionTimeout: limits.idleMs,',
    replace: 'connectionTimeout: 1000 * limits.idleMs,',
    tests: ofSockets,
  },
  {
    control: 'T28: a request ends in one place',
    file: sockets,
    find: 'requireHostHeader: false,',
    replace: 'requireHostHeader: false,\n    insecureHTTPParser: true,',
    tests: ofSockets,
  },
  {
    control: 'T28, HT1: so many connections',
    file: host,
    find: 'app.server.maxConnections = limits.maxSockets;',
    replace: '',
    tests: ofCounts,
  },
  {
    control: 'T28, HT1: so many requests of one connection',
    file: sockets,
    find: 'maxRequestsPerSocket: limits.maxRequests,',
    replace: '',
    tests: ofCounts,
  },
  {
    control: 'T28, I5: bytes that are no request are answered and cut off',
    file: 'shell/host/refusals.ts',
    find: '  socket.end(`HTTP/1.1 ${status}',
    replace: '  if (lines.length > 0) return void socket.destroy();\n  socket.end(`HTTP/1.1 ${status}',
    tests: ofSockets,
  },
  {
    control: 'T29: a body is JSON, which no form of another site sends without asking',
    file: bodies,
    find: `    ['application/json', JSON_API],
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const { isBodyless, isJsonApi, call } = request.routeOptions.config;
      const type = request.headers['content-type'] ?? '';
      const isPlain = /^application\\/json\\s*(;\\s*charset=utf-8\\s*)?$/i.test(type);`,
    replace: `    '*',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const { isBodyless, isJsonApi, call } = request.routeOptions.config;
      const type = request.headers['content-type'] ?? '';
      const isPlain = true;`,
    tests: ofRequests,
  },
  {
    control: 'T29: a message of the contact form is JSON',
    file: content,
    find: "    payload.resume();\n    payload.on('end', () => done(null, undefined));",
    replace:
      "    let text = '';\n    payload.on('data', (part: Buffer) => (text += part.toString()));\n    payload.on('end', () => done(null, JSON.parse(text)));",
    tests: ofRequests,
  },
  {
    control: 'T29: pages of origins that are not listed read nothing',
    file: `${src}/http/response-headers.ts`,
    find: 'if (origin === undefined || !corsOrigins.includes(origin)) return;',
    replace: 'if (origin === undefined) return;',
    tests: ['back-office/test/conformance/signature.test.ts'],
  },
  {
    control: 'T34: an error is logged without what it was about',
    file: building,
    find: 'serializers: { err: loggedError },',
    replace:
      'serializers: { err: (problem: unknown) => ({ ...Object(problem), message: String(problem) }) },',
    tests: ofLogs,
  },
  {
    control: 'T34: the address of a request is not logged',
    file: building,
    find: 'new LogController({ disableRequestLogging: true })',
    replace: 'new LogController({ disableRequestLogging: false })',
    tests: ofLogs,
  },
  {
    control: 'T34: values that a message quotes are left out',
    file: `${src}/http/log-line.ts`,
    find: ".replace(/[^\\s@<>]+@[^\\s@<>]+/g, '…@…')",
    replace: '',
    tests: ofLogs,
  },
  {
    control: 'T34, HT10: a line of the log is a line',
    file: `${src}/http/log-line.ts`,
    find: ".replace(/[\\u0000-\\u001f\\u007f\\u0085\\u2028\\u2029]/g, ' ');",
    replace: ';',
    tests: ofLogs,
  },
  {
    control: 'T34, HT5: an answer says nothing of what happened inside',
    file: `${src}/http/answer-errors.ts`,
    find: 'const detail = `Une erreur inattendue est survenue. Référence\\u00a0: ${request.id}`;',
    replace: 'const detail = String(error.stack);',
    tests: ofLogs,
  },
  {
    control: 'T34, HT5: what nobody caught is logged without whom it is about',
    file: resort,
    find: 'message: cleanMessage(error.message),',
    replace: 'message: String(cleanMessage && error.message),',
    tests: ofLastResort,
  },
  {
    control: 'HT5: what nobody caught does not end the process',
    file: resort,
    find: "['uncaughtException', 'unhandledRejection'] as const",
    replace: "['uncaughtException'] as const",
    tests: ofLastResort,
  },
  {
    control: 'T40: under another name nothing is answered',
    file: hosts,
    find: '[...LOOPBACK, ...allowed].includes(name) ? undefined : 421',
    replace: '[...LOOPBACK, ...allowed].includes(name) ? undefined : undefined',
    tests: ofSockets,
  },
  {
    control: 'T40: a request names one host',
    file: hosts,
    find: 'if (count > 1 ||',
    replace: 'if (count > 9 ||',
    tests: ofSockets,
  },
  {
    control: 'T40: an address with its own host in it is refused',
    file: host,
    find: "if (!request.url.startsWith('/')) return refuse(reply, 400);",
    replace: '',
    tests: ofSockets,
  },
  {
    control: 'T40: the name of its own address is one of the portal',
    file: 'shell/host/settings.ts',
    find: '...(own === undefined ? [] : [new URL(own).hostname])',
    replace: '...(own === undefined ? [] : [])',
    tests: ofSettings,
  },
  {
    control: 'T40: a name of a host is no pattern and has no port',
    file: 'shell/host/settings.ts',
    find: 'listed.find((name) => !HOST_NAME.test(name))',
    replace: 'listed.find((name) => !HOST_NAME.test(name) && name === undefined)',
    tests: ofSettings,
  },
  {
    control: 'HT6: every answer of the API has the guarding headers',
    file: `${src}/http/response-headers.ts`,
    find: 'void reply.headers(GUARDING_HEADERS);',
    replace: '',
    tests: [`${src}/http/wire.test.ts`],
  },
  {
    control: 'HT6: every answer of the server has an id of its own',
    file: host,
    find: "({ ...common, 'x-request-id': id })",
    replace: '({ ...common, ...(id ? {} : {}) })',
    tests: ofSockets,
  },
  {
    control: 'HT7: methods that are none are 405',
    file: unreadable,
    find: 'return reply.code(405)',
    replace: 'return reply.code(200)',
    tests: ofRequests,
  },
  {
    control: 'HT8: a server that stops says so before it does',
    file: 'shell/host/operations.ts',
    find: "if (state() !== 'ok') return plain(reply)",
    replace: "if (state() === 'starting') return plain(reply)",
    tests: ['shell/host/operations.test.ts'],
  },
  {
    control: 'HT9: lists are put off first',
    file: shed,
    find: "request.method === 'GET' && ms > limitMs && (isList(request) || ms > MUCH * limitMs)",
    replace: "request.method === 'GET' && ms > MUCH * limitMs",
    tests: ofShedding,
  },
  {
    control: 'HT9: a single row is not put off with the lists',
    file: shed,
    find: '(isList(request) || ms > MUCH * limitMs)',
    replace: '(isList(request) || ms > limitMs)',
    tests: ofShedding,
  },
  {
    control: 'HT9: never a login, a logout or a write',
    file: shed,
    find: "request.method === 'GET' && ms > limitMs",
    replace: 'ms > limitMs',
    tests: ofShedding,
  },
];
