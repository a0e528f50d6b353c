declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, unknown>>;
      readonly preserveNameIds: readonly number[];
    },
  ): Promise<Buffer>;
}
