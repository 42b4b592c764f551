export { Gallery, type GalleryLabels, type GalleryProps } from './gallery.tsx';
export type { GalleryItem } from './gallery-item.ts';
