import { every, join, name, sql, some, toQuery } from './sql';

it('keeps values out of the text, however pieces are nested', () => {
  const scope = sql`customer = ${59}`;
  const filter = every([scope, sql`email = ${"x' or '1'='1"}`]);
  expect(toQuery(sql`select * from t where ${filter} and id = ${1} limit ${2}`)).toEqual({
    text: 'select * from t where (customer = $1 and email = $2) and id = $3 limit $4',
    values: [59, "x' or '1'='1", 1, 2],
  });
});

it('joins nothing to nothing, and conditions to true or false', () => {
  expect(toQuery(join([], ', '))).toEqual({ text: '', values: [] });
  expect(toQuery(every([])).text).toBe('true');
  expect(toQuery(some([])).text).toBe('false');
});

it('refuses a name that is not one of ours', () => {
  expect(name('t.id').text).toEqual(['"t"."id"']);
  expect(() => name('id; drop table requests')).toThrow('Not an identifier');
});
