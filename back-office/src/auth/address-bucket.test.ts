import { addressBucket } from './address-bucket';

it.each([
  ['203.0.113.7', 'login:203.0.113.7'],
  ['::ffff:203.0.113.7', 'login:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 'login:2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', 'login:2001:db8:1:2::/64'],
  ['2001:db8::1', 'login:2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4::', 'login:2001:db8:1:2::/64'],
  ['64::ffff:203.0.113.7', 'login:64:0:0:0::/64'],
  ['1::4:5:6:7:8', 'login:1:0:0:4::/64'],
  ['::1', 'login:0:0:0:0::/64'],
  ['fe80::1%eth0', 'login:fe80:0:0:0::/64'],
])('%s is counted as %s', (address, bucket) => {
  expect(addressBucket('login', address)).toBe(bucket);
});
