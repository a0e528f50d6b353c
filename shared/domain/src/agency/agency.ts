export interface Agency {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  /** Direct children, as the back office lists them (at most 100). */
  readonly childIds: readonly number[];
  readonly logoFileId: number | null;
}

export interface AgencyTree {
  readonly agency: Agency;
  readonly children: readonly AgencyTree[];
}
