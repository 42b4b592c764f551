export { type ImageSource, ImageSources, type ImageSourcesProps } from './image-sources.tsx';
export { LazyImage, type LazyImageFit, type LazyImageProps, type LazyImageTint } from './lazy-image.tsx';
export { LAZY_IMAGE, type LazyImageState, type Schedule } from './use-lazy-image.ts';
