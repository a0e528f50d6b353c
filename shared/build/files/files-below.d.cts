export declare function filesBelow(
  folder: string,
  options?: { readonly skipped?: readonly string[] },
): string[];
