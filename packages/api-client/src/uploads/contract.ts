import { UPLOAD } from '@zaylat/domain/uploads';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { picture } from '../shared.ts';

const defineEndpoint = defineResource('uploads', 'Uploads');

/**
 * What a picture is sent for; it can be shown nowhere else. Those of returns are loaded by buyer and shop alone, documents of
 * applications by the applicant and by staff who may.
 */
export const uploadPurpose = z.enum(['review', 'chat', 'profile', 'return', 'application']);

/** A picture with its stored size, so that its space can be reserved while it loads. */
export const sizedPicture = picture.extend({
	width: z.number().int().positive(),
	height: z.number().int().positive(),
});

/** A picture that was sent; it is deleted after a day unless a review, message, profile, return or application shows it. */
export const upload = z.object({
	id: z.string(),
	/** Key of the picture, by which a review names it. */
	key: z.string(),
	purpose: uploadPurpose,
	picture: sizedPicture,
	createdAt: z.iso.datetime(),
});

/**
 * Takes a picture: decoded, turned upright, shrunk to at most 1920 pixels and written again without the data that cameras
 * add. `upload_refused` tells why in `details.reason`: `type`, `broken`, `small` or `large`.
 */
export const uploadPicture = defineEndpoint({
	method: 'POST',
	path: '/api/uploads',
	summary: 'Send a picture',
	caller: 'session',
	guarded: true,
	limit: 'upload',
	query: z.object({ purpose: uploadPurpose }),
	upload: { types: UPLOAD.types, mostBytes: UPLOAD.maxBytes },
	response: z.object({ data: upload }),
});

/** Takes a picture back that nothing shows yet; one that is shown goes with what shows it. */
export const removeUpload = defineEndpoint({
	method: 'DELETE',
	path: '/api/uploads/{uploadId}',
	summary: 'Take a picture back that is not shown yet',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params: z.object({ uploadId: z.string().max(40) }),
	response: z.object({ data: z.object({ id: z.string() }) }),
	errors: ['upload_not_found'],
});

export type UploadPurpose = z.infer<typeof uploadPurpose>;
export type SizedPicture = z.infer<typeof sizedPicture>;
export type Upload = z.infer<typeof upload>;
