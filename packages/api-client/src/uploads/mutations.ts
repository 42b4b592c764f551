import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Sends a picture: `response.data.id` is what a review, message or profile names.
 * Errors: `body_too_large` beyond 8 MB; `upload_refused` with `details.reason` `type`, `broken`, `small` or `large`.
 * @param file a picture from a file field; its media type goes with it.
 */
export function uploadPicture(purpose: contract.UploadPurpose, file: Blob) {
	return call<typeof contract.uploadPicture>('POST', '/api/uploads', { guarded: true, query: { purpose }, body: file });
}

/** Takes a picture back that nothing shows yet. Error: `upload_not_found`. */
export function removeUpload(uploadId: string) {
	return call<typeof contract.removeUpload>('DELETE', '/api/uploads/{uploadId}', {
		guarded: true,
		params: { uploadId },
	});
}
