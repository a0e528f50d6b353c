import type { Session } from '@portal/kit';
import { decideEntry, landingPath, type EntryRule } from './decide-entry';

const ORIGIN = 'https://portail.example';

const visitor: Session = {
  token: null,
  isLoggedIn: false,
  email: null,
  role: 'VISITOR',
  profileId: null,
  customer: null,
};
const signedIn = (role: Session['role']): Session => ({
  token: 'k',
  isLoggedIn: true,
  email: 'a@b.fr',
  role,
  profileId: 7,
  customer: 59,
});

const everybody: EntryRule = {
  roles: ['VISITOR', 'APPLICANT', 'AGENT', 'DIRECTOR', 'ADMIN'],
  access: 'public',
};
const home: EntryRule = { roles: ['VISITOR'], access: 'public' };
const projects: EntryRule = { roles: ['VISITOR', 'APPLICANT'], access: 'signed-in' };
const agencyProjects: EntryRule = { roles: ['AGENT', 'DIRECTOR', 'ADMIN'], access: 'signed-in' };
const newUser: EntryRule = { roles: ['ADMIN'], access: 'signed-in' };

describe('the route guard', () => {
  it('lets everybody read a public page', () => {
    expect(decideEntry([everybody], visitor, '/terms')).toEqual({ kind: 'enter', rule: everybody });
    expect(decideEntry([everybody], signedIn('AGENT'), '/terms')).toEqual({ kind: 'enter', rule: everybody });
  });

  it('sends an unauthenticated user to the login and remembers the wanted page', () => {
    expect(decideEntry([projects, agencyProjects], visitor, '/projectFile/12?onglet=contacts')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2FprojectFile%2F12%3Fonglet%3Dcontacts',
    });
  });

  it('does not let a visitor without a session in, even where the role VISITOR is allowed', () => {
    expect(decideEntry([projects], visitor, '/projectsList/')).toMatchObject({ kind: 'redirect' });
  });

  it('lets a signed-in user of unknown role in where the role VISITOR is allowed', () => {
    expect(decideEntry([projects], signedIn('VISITOR'), '/projectsList/')).toEqual({
      kind: 'enter',
      rule: projects,
    });
  });

  it.each(['APPLICANT', 'AGENT', 'DIRECTOR'] as const)(
    'sends %s away from an administrators’ page',
    (role) => {
      expect(decideEntry([newUser], signedIn(role), '/user/new')).toEqual({ kind: 'redirect', to: '/' });
    },
  );

  it('chooses the remote of the role where several own one path', () => {
    expect(decideEntry([projects, agencyProjects], signedIn('DIRECTOR'), '/projectsList/')).toEqual({
      kind: 'enter',
      rule: agencyProjects,
    });
  });

  it('sends a signed-in user away from the pages of visitors', () => {
    expect(decideEntry([home], signedIn('APPLICANT'), '/login')).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('the landing page after a login', () => {
  it.each([
    '//evil.example/a',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?next=/login',
    '/',
    '///evil.example',
    '/\t/evil.example',
    '%2F%2Fevil.example',
    'http:evil.example',
    // S2: these paths normalise to the address of another host.
    '/.//evil.example/x',
    '/..//evil.example/x',
    '/%2e//evil.example/x',
    '/%2E%2e//evil.example/x',
    '/a/..//evil.example/x',
    '/.\\\\evil.example/x',
    '/./\\evil.example/x',
    '/\t/\n/evil.example',
    '/LOGIN/?next=/projectsList',
  ])('is never %s', (next) => {
    expect(landingPath('APPLICANT', `?${new URLSearchParams({ next }).toString()}`, ORIGIN)).toBe(
      '/applicant/home',
    );
  });
});
