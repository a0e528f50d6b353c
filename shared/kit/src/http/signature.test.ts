import { passwordDigest, signatureHeaders } from './signature';

const signer = { email: 'marie.durand@example.com', token: '22b7172bbf9cdcfaa7bac067dabcb07d358ce511' };

it.each([
  [
    'of the back office',
    'MGYxZTJkM2M0YjVhNjk3OA==',
    '2025-01-15T09:30:00Z',
    signer.token,
    'sF5HdcLwlvtL7pvfVepL/IUxF5E=',
  ],
  [
    'of the Metro guide',
    'YF6j8V/CAqi+1nRsGLRbuZhi',
    '2008-04-28T10:02:11Z',
    'abcd!1234',
    '6S3P2EWNP3lQf+9VC3emNoT57oQ=',
  ],
])('gives the digest of the published vector %s', (_, nonce, created, key, digest) => {
  expect(passwordDigest(nonce, created, key)).toBe(digest);
});

it('signs with both headers, a nonce of hex in base64 and a time without milliseconds', () => {
  const headers = signatureHeaders(signer, Date.UTC(2025, 0, 15, 9, 30, 0, 987));
  expect(headers['authorization']).toBe('WSSE profile="UsernameToken"');
  const [, email = '', digest = '', nonce = '', created = ''] =
    /^UsernameToken Username="([^"]+)", PasswordDigest="([^"]+)", Nonce="([^"]+)", Created="([^"]+)"$/.exec(
      headers['x-wsse'] ?? '',
    ) ?? [];
  expect(email).toBe(signer.email);
  expect(created).toBe('2025-01-15T09:30:00Z');
  expect(atob(nonce)).toMatch(/^[0-9a-f]{16}$/);
  expect(digest).toBe(passwordDigest(nonce, created, signer.token));
});

it('never signs twice with the same nonce', () => {
  const signatures = Array.from({ length: 500 }, () => signatureHeaders(signer, 0)['x-wsse']);
  expect(new Set(signatures).size).toBe(500);
});
