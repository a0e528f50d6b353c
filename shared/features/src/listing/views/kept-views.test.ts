import { createSafeStorage } from '@portal/kit';
import { inOwnOrder, VIEW_ORDER } from './kept-views';

const views = (...searches: readonly string[]) => searches.map((search) => ({ search }));

it.each([
  ['no order of one’s own', [], ['', 'vue=a', 'vue=b']],
  ['one that names all', ['vue=b', '', 'vue=a'], ['vue=b', '', 'vue=a']],
  ['one that does not know a new view', ['vue=b', ''], ['vue=b', '', 'vue=a']],
  ['one that knows a view that is gone', ['vue=gone', 'vue=b'], ['vue=b', '', 'vue=a']],
])('the order of views by %s', (_, order, expected) => {
  expect(inOwnOrder(views('', 'vue=a', 'vue=b'), order).map(({ search }) => search)).toEqual(expected);
});

const READER = 'a@example.org';

it('keeps an order for one user and one list', () => {
  const own = { order: ['vue=b', ''], opens: 'vue=b' };
  VIEW_ORDER.keep(READER, 'projet', own);
  expect(VIEW_ORDER.of(READER, 'projet')).toEqual(own);
  for (const [owner, list] of [
    [READER, 'proposition'],
    ['b@example.org', 'projet'],
  ] as const)
    expect(VIEW_ORDER.of(owner, list)).toEqual({ order: [], opens: '' });
});

it.each([
  'null',
  '[]',
  '{',
  '{"a@example.org":{"projet":{"order":[1,null],"opens":2}}}',
  '{"a@example.org":"x"}',
])('takes nothing from a storage that holds %s', (held) => {
  createSafeStorage().write('portal.view-order', held);
  expect(VIEW_ORDER.of(READER, 'projet')).toEqual({ order: [], opens: '' });
});
