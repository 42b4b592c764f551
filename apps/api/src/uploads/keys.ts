import { randomUUID } from 'node:crypto';
import type { UploadPurpose } from '@zaylat/api-client/contract';

/** What only some accounts may load. */
const PRIVATE: ReadonlySet<UploadPurpose> = new Set(['return', 'application']);

/** An unguessable key of an uploaded picture; no rendered picture has one like it. Keys of private pictures differ. */
export const newUploadKey = (purpose: UploadPurpose) =>
	`${PRIVATE.has(purpose) ? 'private' : 'upload'}_${randomUUID().replaceAll('-', '')}`;

/** Whether a key is that of an uploaded picture, not of a rendered one. */
export const isUploadKey = (key: string) => /^(upload|private)_[\da-f]{32}$/.test(key);

/** Whether a key is that of an uploaded picture that only some accounts may load. */
export const isPrivateKey = (key: string) => isUploadKey(key) && key.startsWith('private_');
