import { createSafeStorage } from '@portal/kit';
import { SAVED_VIEWS } from './saved-views';
import { inOwnOrder, openingSearch, VIEW_ORDER } from './view-order';

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

it.each([
  ['', ''],
  ['vue=relancer', 'vue=relancer'],
  ['statut=open', 'statut=open'],
  ['statut=signed', ''],
  ['https://example.org/?vue=relancer', ''],
])('a list with the kept opening view %j opens with %j', (opens, expected) => {
  SAVED_VIEWS.keep(READER, 'projet', [{ name: 'Ouverts', search: 'statut=open' }]);
  VIEW_ORDER.keep(READER, 'projet', { order: [], opens });
  expect(openingSearch(READER, 'projet')).toBe(expected);
  expect(openingSearch('b@example.org', 'projet')).toBe('');
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
