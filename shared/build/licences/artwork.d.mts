export declare function artworkFaults(
  files: readonly string[],
  artwork: readonly { readonly files: readonly string[] }[],
): string[];
