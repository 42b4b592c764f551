import { removeUpload, uploadPicture } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { removePicture, storeUpload } from './service.ts';

/** Takes pictures for reviews, messages, profiles, returns and applications. @returns what decodes them, to be closed with the server */
export function mountUploads(router: Router): Decoder {
	const { services } = router;
	const decoder = createDecoder();

	mount(router, uploadPicture, async ({ session, query, file }) => ({
		data: await storeUpload(services, decoder, session.userId, { purpose: query.purpose, bytes: file }),
	}));
	mount(router, removeUpload, async ({ session, params }) => {
		await removePicture(services, session.userId, params.uploadId);
		return { data: { id: params.uploadId } };
	});
	return decoder;
}
