export { DataList, type DataListForm, type DataListProps } from './data-list.tsx';
export { DataListItem, type DataListItemProps } from './data-list-item.tsx';
