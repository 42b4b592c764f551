import { randomUUID } from 'node:crypto';

/** A key of a picture that somebody sent; nobody can guess it, and no drawn picture has one like it. */
export const newUploadKey = () => `upload_${randomUUID().replaceAll('-', '')}`;

/** Tells keys of sent pictures from those of drawn ones. */
export const isUploadKey = (key: string) => /^upload_[\da-f]{32}$/.test(key);
