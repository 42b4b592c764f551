export { TreeView } from './tree-view.tsx';
export type { TreeViewItem, TreeViewLabels, TreeViewProps } from './tree-view-props.ts';
