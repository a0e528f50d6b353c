export { TreeSelect } from './tree-select';
export { type TreeNode } from './tree-rows';
