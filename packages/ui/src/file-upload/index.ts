export type { Refusal } from './file-rules.ts';
export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { FileState, UploadLabels, UploadProps } from './upload-props.ts';
