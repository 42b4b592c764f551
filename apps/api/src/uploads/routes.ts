import { removeUpload, uploadPicture } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { keepPicture, removePicture } from './service.ts';

/** Takes pictures for reviews, messages and profiles. */
export function mountUploads(router: Router): void {
	const { services } = router;

	mount(router, uploadPicture, async ({ session, query, file }) => ({
		data: await keepPicture(services, session.userId, { purpose: query.purpose, bytes: file }),
	}));
	mount(router, removeUpload, async ({ session, params }) => {
		await removePicture(services, session.userId, params.uploadId);
		return { data: { id: params.uploadId } };
	});
}
