const src = 'back-office/src';
const creations = `${src}/resources/creation-limits.ts`;
const mount = `${src}/resources/mount-resource.ts`;
const underWay = `${src}/http/answers-under-way.ts`;
const bounds = `${src}/http/bound-answers.ts`;
const bodies = `${src}/http/bound-bodies.ts`;

const ofCreations = [`${src}/resources/creation-limits.test.ts`];
const ofUnderWay = [`${src}/http/answers-under-way.test.ts`];
const ofBounds = [`${src}/http/bound-answers.test.ts`];
const ofBodies = [`${src}/http/bound-bodies.test.ts`];

/** What one person, one connection and one process may hold and have under way. */
export const controls = [
  {
    control: 'S3: what a person creates within an hour is counted',
    file: mount,
    find: '      await limitCreations(caller, services);\n',
    replace: '',
    tests: ofCreations,
  },
  {
    control: 'S3: what a person has is counted before there is more',
    file: creations,
    find: 'if ((held?.count ?? 0) < most) return;',
    replace: 'return;',
    tests: ofCreations,
  },
  {
    control: 'S3: bytes under way are bounded for a process',
    file: underWay,
    find: 'bytes.common < bounds.bytes - bounds.reserve',
    replace: 'true',
    tests: [...ofUnderWay, ...ofBounds],
  },
  {
    control: 'S3: bytes under way are bounded for a person',
    file: underWay,
    find: 'owned.bytes < bounds.bytesOfOne && hasTurn',
    replace: 'hasTurn',
    tests: [...ofUnderWay, ...ofBounds],
  },
  {
    control: 'S3: what a person has under way is one, whatever sessions they have',
    file: bounds,
    find: '`person ${identity.id}`;',
    replace: '`session ${identity.sessionId}`;',
    tests: ofBounds,
  },
  {
    control: 'S3: small answers of those who hold little have a reserve',
    file: underWay,
    find: 'isLittle && bytes.reserve < bounds.reserve',
    replace: 'false',
    tests: ofUnderWay,
  },
  {
    control: 'S3: what nobody takes makes room for those who wait',
    file: underWay,
    find: '      worst.cut();\n',
    replace: '      return;\n',
    tests: ofUnderWay,
  },
  {
    control: 'S3: answers that nobody signed for wait as well',
    file: bounds,
    find: 'if (kind !== undefined) await',
    replace: "if (kind === 'write') await",
    tests: ofBounds,
  },
  {
    control: 'S3: a stream counts while it goes out',
    file: bounds,
    find: 'Math.min(length, streamBytes)',
    replace: '0',
    tests: ofBounds,
  },
  {
    control: 'S3: an answer that nobody takes is cut off',
    file: bounds,
    find: 'const timer = setTimeout(cut,',
    replace: 'const timer = setTimeout(() => undefined,',
    tests: ofBounds,
  },
  {
    control: 'S3: large bodies under way are bounded for a process',
    file: bodies,
    find: 'bytes + size > bounds.bytes || ',
    replace: '',
    tests: ofBodies,
  },
  {
    control: 'S3: large bodies under way are bounded for a person',
    file: bodies,
    find: ' || (bytesOf.get(owner) ?? 0) + size > bounds.bytesOfOne',
    replace: '',
    tests: ofBodies,
  },
  {
    control: 'S3: the back office counts large bodies',
    file: `${src}/app/api-routes.ts`,
    find: '  boundBodies(app, BODY_BOUNDS);\n',
    replace: '',
    tests: ofBodies,
  },
  {
    control: 'S12: one connection asks so much at once and no more',
    file: 'shell/host/bound-pipelining.ts',
    find: '|| count > most',
    replace: '',
    tests: ['shell/host/socket-counts.test.ts'],
  },
  {
    control: 'S6: what a stranger calls themselves is the name of a person',
    file: `${src}/resources/person-writes.ts`,
    find: '  checkNames(form, columns);\n',
    replace: '',
    tests: [`${src}/resources/person-name.test.ts`],
  },
  {
    control: 'S10: what was noted by a clock ahead counts from now on',
    file: `${src}/app/housekeeping.ts`,
    find: 'const latest = new Date(now.getTime() + aheadS * 1000);',
    replace: 'const latest = new Date(8.64e15);',
    tests: [`${src}/app/moved-clock.test.ts`],
  },
  {
    control: 'S10: a session begun by a clock ahead lasts as long as any other',
    file: `${src}/auth/sessions.ts`,
    find: 'if (!isAhead && Math.abs(sinceUsed)',
    replace: 'if (sinceUsed',
    tests: [`${src}/app/moved-clock.test.ts`],
  },
  {
    control: 'S11: a forged signature is the same work whoever it names',
    file: `${src}/auth/sessions.ts`,
    find: 'seal.open(session?.sealed ?? decoy)',
    replace: 'session && seal.open(session.sealed)',
    tests: [`${src}/auth/equal-work.test.ts`],
  },
];
