interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
export declare const root: string;
export declare function workspacePackages(): Map<
  string,
  { readonly folder: string; readonly manifest: Manifest }
>;
