import { assertRemote, type RemoteContractError } from './assert-remote';
import { defineRemote } from './define-remote';

const expected = { name: 'agent', version: '1.4.2', contract: 1 };
const remote = defineRemote({
  contract: 1,
  name: 'agent',
  version: '1.4.2',
  pages: { dashboard: () => Promise.resolve({ default: () => null }) },
  isBusy: () => false,
});

it('gives the definition that the module exports by default', () => {
  expect(assertRemote({ default: remote }, expected)).toBe(remote);
});

it.each([
  ['shape', undefined],
  ['shape', {}.toString],
  ['shape', { default: null }],
  ['shape', { default: { ...remote, pages: { dashboard: 'dashboard.js' } } }],
  ['shape', { default: { ...remote, pages: { ...remote.pages, other: 'other.js' } } }],
  ['shape', { default: { ...remote, onEnter: 'now' } }],
  ['shape', { default: { ...remote, isBusy: true } }],
  ['contract', {}],
  ['contract', { default: { ...remote, contract: 2 } }],
  ['name', { default: { ...remote, name: 'admin' } }],
  ['version', { default: { ...remote, version: '1.4.1' } }],
])('refuses for its %s the module %j', (fault, module) => {
  expect(() => assertRemote(module, expected)).toThrow(
    expect.objectContaining({
      name: 'RemoteContractError',
      fault,
      message: expect.stringContaining('remote agent ') as string,
    }) as RemoteContractError,
  );
});
