const scopes = 'back-office/src/access/scopes.ts';
const matrix = ['back-office/src/access/scope-matrix.test.ts'];

/** Permissions: each scope, each policy, each guard of a field. */
export const controls = [
  {
    control: 'T3: rows of an agency are those of the agencies looked after',
    file: scopes,
    find: "sql`${column(alias, 'customer_id')} = any(${caller.agencies}::integer[])`;",
    replace: "sql`${column(alias, 'customer_id')} = any(${caller.agencies}::integer[]) or true`;",
    tests: matrix,
  },
];
