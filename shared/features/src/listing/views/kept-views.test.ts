import { createSafeStorage } from '@portal/kit';
import { SAVED_VIEWS } from './kept-views';

const READER = 'a@example.org';
const MINE = { name: 'À signer', search: 'statut=signed' };

it('keeps views for one user and one list', () => {
  SAVED_VIEWS.keep(READER, 'projet', [MINE]);
  expect(SAVED_VIEWS.of(READER, 'projet')).toEqual([MINE]);
  expect(SAVED_VIEWS.of(READER, 'proposition')).toEqual([]);
  expect(SAVED_VIEWS.of('b@example.org', 'projet')).toEqual([]);
});

it.each(['null', '[]', '{', '{"a@example.org":{"projet":[{"name":2}]}}', '{"a@example.org":"x"}'])(
  'takes nothing from a storage that holds %s',
  (held) => {
    createSafeStorage().write('portal.views', held);
    expect(SAVED_VIEWS.of(READER, 'projet')).toEqual([]);
  },
);
