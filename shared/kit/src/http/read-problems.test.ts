import { readProblems } from './read-problems';

const DUPLICATE = {
  title: 'unique customer user name and email constraint',
  detail: 'This email is already used.',
  source: 'email',
};

it.each([
  ['an array', [DUPLICATE], [DUPLICATE]],
  [
    'JSON:API with a pointer',
    { errors: [{ status: '400', ...DUPLICATE, source: { pointer: '/data/attributes/email' } }] },
    [DUPLICATE],
  ],
  [
    'JSON:API with a parameter',
    { errors: [{ title: 'filter constraint', detail: 'Unknown.', source: { parameter: 'filter[x]' } }] },
    [{ title: 'filter constraint', detail: 'Unknown.', source: 'filter[x]' }],
  ],
  [
    'the object of an old back office',
    { code: 400, message: 'Invalid json message received' },
    [{ detail: 'Invalid json message received' }],
  ],
  [
    'the content service',
    { errors: [{ message: 'Required.', extensions: { code: 'FAILED_VALIDATION', field: 'email' } }] },
    [{ title: 'FAILED_VALIDATION', detail: 'Required.', source: 'email' }],
  ],
  ['a page of a proxy', '<html><h1>502 Bad Gateway</h1></html>', []],
  ['nonsense', [null, 3, 'x', { detail: 7 }, []], []],
])('reads %s', (_, body, problems) => {
  expect(readProblems(body)).toEqual(problems);
});
