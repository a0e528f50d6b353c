import { fieldsOf, fieldsToBrowser, fieldsToPortal } from './passing-headers';

const local = 'http://127.0.0.1:8080';
const passage = { local, portal: new URL('https://portail.example') };

it.each([
  ['Host: 127.0.0.1:8080', 'Host: portail.example'],
  [`Origin: ${local}`, 'Origin: https://portail.example'],
  // No foreign origin looks like the portal.
  ['Origin: https://mal.example', 'Origin: https://mal.example'],
  [`Referer: ${local}/login`, 'Referer: https://portail.example/login'],
  ['X-WSSE: UsernameToken Username="a", Nonce="b"', 'X-WSSE: UsernameToken Username="a", Nonce="b"'],
  ['Cookie: from_agent=12', 'Cookie: from_agent=12'],
  ['Connection: keep-alive', undefined],
  ['Accept-Encoding: br', 'Accept-Encoding: br'],
])('on its way to the portal %s becomes %s', (sent, passed) => {
  const [field] = fieldsToPortal(fieldsOf(sent.split(': ')), passage, false);
  expect(field?.join(': ')).toBe(passed);
});

it.each(['Accept-Encoding', 'If-None-Match', 'If-Modified-Since', 'Range'])(
  'asks for the whole of what is changed on its way back: without %s',
  (name) => {
    expect(fieldsToPortal([[name, '1']], passage, true)).toEqual([]);
  },
);

it.each([
  [
    'Set-Cookie: BAPID=1; Path=/; Domain=portail.example; Secure; HttpOnly; SameSite=None',
    'Set-Cookie: BAPID=1; Path=/; HttpOnly; SameSite=Lax',
  ],
  ['Set-Cookie: a=12; Max-Age=60; SameSite=Lax', 'Set-Cookie: a=12; Max-Age=60; SameSite=Lax'],
  ['Set-Cookie: __Host-id=1; Path=/; Secure', 'Set-Cookie: __Host-id=1; Path=/; Secure'],
  ['Location: https://portail.example/login?next=%2F', 'Location: /login?next=%2F'],
  ['Location: /login', 'Location: /login'],
  ['Location: https://sso.example/in', 'Location: https://sso.example/in'],
  [
    "Content-Security-Policy: script-src 'nonce-abc'; upgrade-insecure-requests; report-uri /csp-report",
    "Content-Security-Policy: script-src 'nonce-abc'; report-uri /csp-report",
  ],
  ['Strict-Transport-Security: max-age=1', undefined],
  ['Alt-Svc: h3=":443"', undefined],
  ['Date: now', 'Date: now'],
])('on its way to the browser %s becomes %s', (answered, passed) => {
  const [field] = fieldsToBrowser(fieldsOf(answered.split(/: (.*)/, 2)), passage, false);
  expect(field?.join(': ')).toBe(passed);
});

it('keeps every one of several cookies', () => {
  expect(fieldsToBrowser(fieldsOf(['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']), passage, false)).toHaveLength(
    2,
  );
});

it('forgets length, coding and tag of a body that is another one now', () => {
  const fields = fieldsOf(['Content-Length', '1', 'Content-Encoding', 'br', 'ETag', '"1"', 'Vary', '*']);
  expect(fieldsToBrowser(fields, passage, true)).toEqual([['Vary', '*']]);
  expect(fieldsToBrowser(fields, passage, false)).toHaveLength(4);
});
