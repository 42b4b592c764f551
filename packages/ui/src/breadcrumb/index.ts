export { Breadcrumb, type BreadcrumbLabels, type BreadcrumbProps } from './breadcrumb.tsx';
export { BreadcrumbItem, type BreadcrumbItemProps } from './breadcrumb-item.tsx';
