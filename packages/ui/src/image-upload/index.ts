export { ImageUpload, type ImageUploadLabels, type ImageUploadProps } from './image-upload.tsx';
