export declare const EXCEPTIONS: readonly {
  readonly name: string;
  readonly says: string;
  readonly counts: string;
  readonly because: string;
}[];
export declare function judgeLicence(
  found: { readonly name: string; readonly licence?: string | undefined },
  use: 'shipped' | 'tools',
): { readonly licence: string } | { readonly refused: string };
