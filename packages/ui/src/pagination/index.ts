export { type PageSlot, pageSlots } from './page-slots.ts';
export { Pagination, type PaginationLabels, type PaginationLinkProps, type PaginationProps } from './pagination.tsx';
