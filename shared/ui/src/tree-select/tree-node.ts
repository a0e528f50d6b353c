/** A tree item with its children. Ids are unique in the whole tree. */
export interface TreeNode {
  id: string;
  label: string;
  children: readonly TreeNode[];
}
