const faults = ['back-office/src/store/postgres-faults.test.ts'];
const instances = ['back-office/src/app/two-instances.test.ts'];

/** What only a PostgreSQL shows: `TEST_DATABASE=postgres npm run check:controls -- durability-postgres`. */
export const controls = [
  {
    control: 'T36: a statement that was stopped is answered 503',
    file: 'back-office/src/store/storage-away.ts',
    find: "'^(08|53|57|58)|",
    replace: "'^(08|53|57P|58)|",
    tests: faults,
  },
  {
    control: 'T36: no free connection is answered 503',
    file: 'back-office/src/store/storage-away.ts',
    find: '/timeout exceeded when trying to connect|',
    replace: '/',
    tests: faults,
  },
  {
    control: 'T36: a server that says nothing is given up',
    file: 'back-office/src/store/postgres-database.ts',
    find: '    query_timeout: patient.statementMs + SILENCE_MS,\n',
    replace: '',
    tests: faults,
  },
  {
    control: 'T36: a connection that is cut in a transaction does not end the process',
    file: 'back-office/src/store/postgres-database.ts',
    find: "  client.on('error', onCut);\n",
    replace: '',
    tests: faults,
  },
  {
    control: 'two instances: migrations take turns',
    file: 'back-office/src/store/migrate.ts',
    find: `  const applied = await database.transaction(async (tx) => {
    await tx.rows(sql\`select pg_advisory_xact_lock(\${LOCK})\`);`,
    replace: '  const applied = await database.transaction(async (tx) => {',
    tests: instances,
  },
  {
    control: 'two instances: ids only move forward',
    file: 'back-office/src/store/renumber.ts',
    find: `      where rows.highest >= ids.last_value + (case when ids.is_called then 1 else 0 end);`,
    replace: '      where rows.highest is not null;',
    tests: instances,
  },
  {
    control: 'S3: two creations of one person take turns before they are counted',
    file: 'back-office/src/resources/creation-limits.ts',
    find: '  await tx.rows(sql`select id from customer_users where id = ${person} for update`);\n',
    replace: '',
    tests: ['back-office/src/resources/creation-limits.test.ts'],
  },
];
