import { queryString } from './transport';

it.each([
  [{}, ''],
  [{ email: '', page: undefined }, ''],
  [{ page: 0, limit: 1000 }, '?page=0&limit=1000'],
  [{ customer: '59,60' }, '?customer=59%2C60'],
  [{ 'createdAt[gte]': '2026-01-01T00:00:00Z' }, '?createdAt%5Bgte%5D=2026-01-01T00%3A00%3A00Z'],
  [{ email: 'é&x=1+2@example.com' }, '?email=%C3%A9%26x%3D1%2B2%40example.com'],
])('writes %j as the wire wants it', (params, expected) => {
  expect(queryString(params)).toBe(expected);
});
