import { useBackOffice } from '../../test/testing/test-back-office';
import { Form } from '../wire/form';
import { writtenFields } from './read-body';
import { portalResources } from './portal-resources';
import type { WriteContext } from './write-context';

const backOffice = useBackOffice();

const pasted = (words: string): string => `\u00a0 ${words.normalize('NFD')}\u202f \n`;
/** A text, an e-mail and a code, as they may be typed; and as one line. */
const TYPED: readonly (readonly [string, string])[] = [
  ['Amélie\u00a0\n de\u00a0la  Tour', 'Amélie de la Tour'],
  ['amélie@exemple.fr', 'amélie@exemple.fr'],
  ['2031-05-04', '2031-05-04'],
];
const HOLDS_LINES = ['note', 's_quote_detail'];

/** What a field may become of a text. */
function keptAs(wire: string, [words, line]: readonly [string, string]): string {
  if (wire === 'password') return pasted(words);
  return HOLDS_LINES.includes(wire) ? words : line;
}

describe('a text that was pasted', () => {
  it('is stored as words, in every text of every body; a description keeps its lines, a password every character', async () => {
    const { all } = portalResources({
      passwords: { problem: () => undefined } as never,
      post: {} as never,
      statusAfterAcceptance: null,
    });
    const context = {
      caller: { role: 'ADMIN' },
      database: { rows: () => Promise.resolve([]) },
      now: new Date('2026-05-04'),
    } as unknown as WriteContext;
    const texts = new Set<string>();
    const surprises: unknown[] = [];
    for (const resource of all) {
      for (const { wire, write } of writtenFields(resource, 'create')) {
        for (const typed of TYPED) {
          const form = new Form({ [wire]: pasted(typed[0]) }, [wire]);
          const value = await write.read(form, wire, context);
          if (typeof value !== 'string' || form.isRefused(wire)) continue;
          texts.add(wire);
          if (value !== keptAs(wire, typed)) surprises.push([wire, value]);
        }
      }
    }
    expect(surprises).toEqual([]);
    expect([...texts]).toEqual(expect.arrayContaining(['email', 'password', ...HOLDS_LINES]));
    expect(texts.size).toBeGreaterThan(30);
  });

  it('is the same person at sign-in, however the accents of the address were typed', async () => {
    const { anonymous } = backOffice();
    const answer = await anonymous.post('/admin/api/customer_users', {
      email: pasted('amélie@exemple.fr'),
      password: 'Secret2026',
      firstName: pasted('Amélie'),
      lastName: pasted('de\u00a0la  Tour'),
      birthday: '1984-03-02',
    });
    expect(answer).toMatchObject({ status: 201 });
    const { email, firstName, lastName } = answer.body as Record<string, unknown>;
    expect({ email, firstName, lastName }).toEqual({
      email: 'amélie@exemple.fr',
      firstName: 'Amélie',
      lastName: 'de la Tour',
    });
    const meta = { email: pasted('amélie@exemple.fr'), password: 'Secret2026' };
    expect((await anonymous.post('/api/login', { meta })).status).toBe(200);
  });
});
