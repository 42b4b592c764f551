export { Lightbox } from './lightbox.tsx';
export type { LightboxLabels, LightboxPicture, LightboxProps } from './lightbox-props.ts';
