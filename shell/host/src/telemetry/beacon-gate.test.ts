import { createClientNames, senderOf } from './beacon-gate';

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['the same, as sockets for both write it', '::ffff:203.0.113.7', '203.0.113.7'],
  ['all addresses of a customer', '2001:db8:7:1::1', '2001:db8:7::/48'],
  ['and their other networks', '2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7::/48'],
])('one sender is %s: %s', (_what, address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

it('a sender has one name in a process, which does not say the address, and another in the next', () => {
  const nameOf = createClientNames();
  const name = nameOf('203.0.113.7');
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(nameOf('203.0.113.7')).toBe(name);
  expect(nameOf('203.0.113.8')).not.toBe(name);
  expect(createClientNames()('203.0.113.7')).not.toBe(name);
});
