/** An agency of the network. */
export interface Agency {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  /** Direct children, as the back office lists them (it cuts the list at 100). */
  readonly childIds: readonly number[];
  readonly logoFileId: number | null;
}

/** An agency with its own agencies below it. */
export interface AgencyTree {
  readonly agency: Agency;
  readonly children: readonly AgencyTree[];
}
