import fc from 'fast-check';

/** JSON values that no field of any body accepts. */
const refusedByAll: readonly string[] = [
  '"a\\u0000b"',
  '"\\u0007"',
  '"\\ud800"',
  '"\\udc00 half"',
  '{"a":{"b":[1,{"c":null}]}}',
  '[[1]]',
  '[{"id":1}]',
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  JSON.stringify('x'.repeat(20_000)),
  `${'['.repeat(30)}${']'.repeat(30)}`,
];

/** Values that some fields accept and most do not. */
const odd: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1e308',
  '-1e308',
  '1e-320',
  '2147483648',
  '99999999999999999999',
  '0.1',
  '[]',
  '{}',
  '[1]',
  '[true]',
  '[4]',
  '""',
  '" "',
  '"NaN"',
  '"1,5"',
  '"1 000"',
  '"0001-01-01"',
  '"0000-00-00"',
  '"9999-12-31"',
  '"2023-02-29"',
  '"9999-12-31T23:59:59-14:00"',
  '"275760-09-13"',
  '"nope"',
  '"FR-XX"',
  '"%"',
  '"_"',
  '"\\\\"',
  '"\'; drop table requests; --"',
  '"😀👨‍👩‍👧"',
  '"\u202edcba"',
  '"e\u0301\u0327"',
  '"<script>alert(1)</script>"',
  '"https://[::"',
  '"a@b.c\\r\\nBcc: d@e.f"',
  JSON.stringify('é'.repeat(300)),
];

export interface HostileValue {
  readonly json: string;
  readonly isRefusedByAll: boolean;
}

/** A JSON value that needs careful validation. */
export const hostileValue = (): fc.Arbitrary<HostileValue> =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.constantFrom(...refusedByAll).map((json) => ({ json, isRefusedByAll: true })),
    },
    { weight: 4, arbitrary: fc.constantFrom(...odd).map((json) => ({ json, isRefusedByAll: false })) },
    {
      weight: 1,
      arbitrary: fc
        .oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.double(), fc.jsonValue({ maxDepth: 3 }))
        .map((value) => ({ json: JSON.stringify(value), isRefusedByAll: false })),
    },
  );

/** Bodies that are not JSON objects, or objects that are dangerous to parse. */
export const hostileBody = (): fc.Arbitrary<Buffer> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc
        .constantFrom(
          '',
          ' ',
          'null',
          'true',
          '1e308',
          '[]',
          '[{}]',
          '{}',
          '{',
          '{"a":',
          '{"a":1,}',
          "{'a':1}",
          '{"a":NaN}',
          '{"a":"\n"}',
          '\ufeff',
          '{"__proto__":{"polluted":"yes"}}',
          '{"meta":{"__proto__":{"polluted":"yes"}}}',
          '{"a":{"constructor":{"prototype":{"polluted":"yes"}}}}',
          `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
          '['.repeat(30_000),
          `{"a":${'['.repeat(30_000)}`,
          `{${Array.from({ length: 4000 }, (_, index) => `"k${index}":1`).join(',')}}`,
          'a=1&b=2',
        )
        .map((text) => Buffer.from(text)),
    },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
        Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
        Buffer.from('{"a":1}', 'utf16le'),
        Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
      ),
    },
    { weight: 6, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 4, arbitrary: fc.json().map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: fc.constant(Buffer.from(JSON.stringify({ note: 'x'.repeat(70_000) }))) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(10 * 1024 * 1024, '{"note":"x')) },
  );
