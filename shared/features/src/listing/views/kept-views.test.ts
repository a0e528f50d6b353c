import { createSafeStorage } from '@portal/kit';
import { OPENING_VIEW } from './kept-views';

const READER = 'a@example.org';

it('keeps a view for one user and one list', () => {
  OPENING_VIEW.keep(READER, 'projet', { opens: 'vue=b' });
  expect(OPENING_VIEW.of(READER, 'projet')).toEqual({ opens: 'vue=b' });
  for (const [owner, list] of [
    [READER, 'proposition'],
    ['b@example.org', 'projet'],
  ] as const)
    expect(OPENING_VIEW.of(owner, list)).toEqual({ opens: '' });
});

it.each(['null', '[]', '{', '{"a@example.org":{"projet":{"opens":2}}}', '{"a@example.org":"x"}'])(
  'takes nothing from a storage that holds %s',
  (held) => {
    createSafeStorage().write('portal.view-order', held);
    expect(OPENING_VIEW.of(READER, 'projet')).toEqual({ opens: '' });
  },
);
