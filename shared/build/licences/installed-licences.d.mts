export declare function declaredLicence(manifest: {
  readonly license?: unknown;
  readonly licenses?: unknown;
}): string | undefined;
