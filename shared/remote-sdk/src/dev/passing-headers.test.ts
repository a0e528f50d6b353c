import { fieldsOf, fieldsToBrowser, fieldsToPortal } from './passing-headers';

const passage = { local: 'http://127.0.0.1:8080', portal: new URL('https://portail.example') };

describe('a request on its way to the portal', () => {
  const sent = fieldsOf([
    ...[
      'Host',
      '127.0.0.1:8080',
      'Origin',
      'http://127.0.0.1:8080',
      'Referer',
      'http://127.0.0.1:8080/login',
    ],
    ...[
      'X-WSSE',
      'UsernameToken Username="a", Nonce="b"',
      'Cookie',
      'from_agent=12',
      'Connection',
      'keep-alive',
    ],
    ...['Accept-Encoding', 'br', 'If-None-Match', '"1"', 'Content-Length', '12'],
  ]);

  it('names the portal where it named us, and says the rest as it was said', () => {
    expect(fieldsToPortal(sent, passage, false)).toEqual([
      ['Host', 'portail.example'],
      ['Origin', 'https://portail.example'],
      ['Referer', 'https://portail.example/login'],
      ['X-WSSE', 'UsernameToken Username="a", Nonce="b"'],
      ['Cookie', 'from_agent=12'],
      ['Accept-Encoding', 'br'],
      ['If-None-Match', '"1"'],
      ['Content-Length', '12'],
    ]);
  });

  it('asks for the whole of what is changed on its way back', () => {
    const names = fieldsToPortal(sent, passage, true).map(([name]) => name);
    expect(names).not.toEqual(expect.arrayContaining(['Accept-Encoding']));
    expect(names).not.toEqual(expect.arrayContaining(['If-None-Match']));
  });

  it('makes no foreign origin look like the portal', () => {
    const foreign = [['Origin', 'https://mal.example'] as const];
    expect(fieldsToPortal(foreign, passage, false)).toEqual(foreign);
  });
});

describe('an answer on its way to the browser', () => {
  const answered = (fields: readonly string[], isChanged = false) =>
    fieldsToBrowser(fieldsOf(fields), passage, isChanged);

  it.each([
    [
      'BAPID=1; Path=/; Domain=portail.example; Secure; HttpOnly; SameSite=None',
      'BAPID=1; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['from_agent=12; Max-Age=60; SameSite=Lax', 'from_agent=12; Max-Age=60; SameSite=Lax'],
    ['__Host-id=1; Path=/; Secure', '__Host-id=1; Path=/; Secure'],
  ])('brings the cookie %s in a form that the loopback keeps', (cookie, kept) => {
    expect(answered(['Set-Cookie', cookie])).toEqual([['Set-Cookie', kept]]);
  });

  it('keeps every one of several cookies and policies', () => {
    expect(answered(['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'])).toHaveLength(2);
  });

  it.each([
    ['https://portail.example/login?next=%2F', '/login?next=%2F'],
    ['/login', '/login'],
    ['https://sso.example/in', 'https://sso.example/in'],
  ])('leads to %s from where we are', (target, location) => {
    expect(answered(['Location', target])).toEqual([['Location', location]]);
  });

  it('keeps the policy of the page, but not what would send its requests to TLS', () => {
    const policy =
      "script-src 'nonce-abc' 'strict-dynamic'; upgrade-insecure-requests; report-uri /csp-report";
    expect(answered(['Content-Security-Policy', policy])).toEqual([
      ['Content-Security-Policy', "script-src 'nonce-abc' 'strict-dynamic'; report-uri /csp-report"],
    ]);
  });

  it('binds the browser to nothing', () => {
    expect(
      answered(['Strict-Transport-Security', 'max-age=1', 'Alt-Svc', 'h3=":443"', 'Date', 'now']),
    ).toEqual([['Date', 'now']]);
  });

  it('forgets length, coding and tag of a body that is another one now', () => {
    const fields = [
      'Content-Length',
      '1',
      'Content-Encoding',
      'br',
      'ETag',
      '"1"',
      'Content-Type',
      'text/html',
    ];
    expect(answered(fields, true)).toEqual([['Content-Type', 'text/html']]);
    expect(answered(fields)).toHaveLength(4);
  });
});
