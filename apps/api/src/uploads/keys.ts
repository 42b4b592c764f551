import { randomUUID } from 'node:crypto';

/** An unguessable key of an uploaded picture; no rendered picture has one like it. */
export const newUploadKey = () => `upload_${randomUUID().replaceAll('-', '')}`;

/** Whether a key is that of an uploaded picture, not of a rendered one. */
export const isUploadKey = (key: string) => /^upload_[\da-f]{32}$/.test(key);
