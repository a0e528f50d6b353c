import { passwordProblem } from '../auth/password-policy';
import { readUsernameToken } from '../auth/username-token';
import { readContactMessage } from '../content/contact-message';
import { Form } from '../wire/form';
import { readJsonObject } from '../wire/json-body';
import { readQuery } from './query';

/** Whether a parser accepts an input or refuses it with our own error. Any other error is rethrown. */
function verdictOf(read: () => unknown): 'read' | 'refused' {
  try {
    read();
    return 'read';
  } catch (problem) {
    if (typeof problem === 'object' && problem !== null && 'problems' in problem) return 'refused';
    throw problem;
  }
}

describe('the query parser', () => {
  it.each([
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    '__proto__=1',
    'constructor=1',
    'prototype[gte]=1',
    'customer=1&customer=2',
    'customer[gte]=1&customer[gte]=2',
    'customer[GTE]=1',
    'customer[gte]>1',
    'customer[between]=1',
    'customer',
    '1customer=1',
    'a.b.c=1',
    `${'a'.repeat(65)}=1`,
    `a.${'a'.repeat(65)}=1`,
    `a[${'a'.repeat(21)}]=1`,
    'limit=10x',
    'page=x1',
    Array.from({ length: 51 }, (_, index) => `a${index}=1`).join('&'),
    'limit=NaN',
    'limit=1e9',
    'page=0',
    'page=-1',
    'page=99999999999',
    'email=%ff',
    'email=%00',
    'email=%ed%a0%80',
    Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&'),
  ])('refuses %#', (query) => {
    expect(verdictOf(() => readQuery(`/admin/api/requests?${query}`))).toBe('refused');
  });
});

it('gives no list more rows than 100 000', () => {
  for (const limit of ['-1', '100001', '999999999'])
    expect(readQuery(`/admin/api/requests?limit=${limit}`).limit).toBe(100_000);
});

describe('the reader of bodies', () => {
  it.each([
    ['two million brackets', '['.repeat(2_000_000)],
    ['two million objects', '{"a":'.repeat(2_000_000)],
    ['a depth of 21', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['__proto__', '{"__proto__":{"roles":[1]}}'],
    ['__proto__, written otherwise', '{"\\u005f_proto__":{"roles":[1]}}'],
    ['__proto__ further down', '{"a":[{"b":{"__proto__":1}}]}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
    ['two marks of byte order', '\ufeff\ufeff{"a":1}'],
  ])('refuses %s', (_what, text) => {
    expect(verdictOf(() => readJsonObject(text))).toBe('refused');
  });
});

describe('a text of 100 000 characters is judged in time, whatever is in it', () => {
  const units = 'a@. é1-%["\\=,:'.split('').concat(['a.', '=,', '1:', '\u0301\u0323', '\u00a0']);
  const texts = units.map((unit) => unit.repeat(100_000 / unit.length));
  const endings = ['', '!', '@', '.a', '"', '\n'];
  const readers: [string, (text: string) => unknown][] = [
    ['e-mail', (text) => new Form({ email: text }, ['email']).email('email')],
    ['date', (text) => new Form({ day: text }, ['day']).date('day')],
    ['amount', (text) => new Form({ sum: text }, ['sum']).money('sum')],
    ['text', (text) => new Form({ name: text }, ['name']).text('name')],
    ['id', (text) => new Form({ id: text }, ['id']).id('id')],
    ['password', (text) => passwordProblem(text)],
    ['signature', (text) => readUsernameToken(`UsernameToken ${text}`)],
    ['question', (text) => readQuery(`/x?${text}`)],
    ['value of a question', (text) => readQuery(`/x?email=${encodeURIComponent(text)}`)],
    ['body', (text) => readJsonObject(text)],
    ['message of the contact form', (text) => readContactMessage({ email: text, comment: text })],
  ];

  it.each(readers)('%s', (_what, read) => {
    for (const text of texts) {
      for (const ending of endings) {
        const before = process.cpuUsage();
        verdictOf(() => read(text + ending));
        // Processor time, which a busy machine does not stretch: 50 ms; anything not linear takes minutes.
        expect(process.cpuUsage(before).user).toBeLessThan(500_000);
      }
    }
  });
});
