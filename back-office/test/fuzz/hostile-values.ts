import fc from 'fast-check';
import inputs from './inputs.json' with { type: 'json' };

/** JSON values that no field of any body accepts. */
const refusedByAll: readonly string[] = [
  ...inputs.refusedByAll,
  JSON.stringify('x'.repeat(20_000)),
  `${'['.repeat(30)}${']'.repeat(30)}`,
];

/** Values that some fields accept and most do not. */
const odd: readonly string[] = [...inputs.odd, JSON.stringify('é'.repeat(300))];

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
          ...inputs.wholeBodies,
          `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
          '['.repeat(30_000),
          `{"a":${'['.repeat(30_000)}`,
          `{${Array.from({ length: 4000 }, (_, index) => `"k${index}":1`).join(',')}}`,
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
