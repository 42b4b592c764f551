export { ImageUpload, type ImageUploadLabels, type ImageUploadProps } from './image-upload.tsx';
export { useObjectUrl } from './use-object-url.ts';
