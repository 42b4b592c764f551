import { endpointsByResource, uploadPicture } from '@zaylat/api-client/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { testContract } from './suite.ts';

const PATH = '/api/uploads?purpose=chat';

let photo: Blob;
beforeAll(async () => {
	const image = sharp({ create: { width: 120, height: 80, channels: 3, background: '#c83232' } });
	photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
});

testContract({
	endpoints: endpointsByResource.uploads,
	examples: {
		uploadPicture: () => ({ path: PATH, body: photo }),
		removeUpload: async (_, shopper) => {
			const response = await shopper.call('POST', PATH, photo);
			// A caller who may not upload pictures has none to delete.
			const id = response.status === 200 ? ok(uploadPicture, response).data.id : '00000000-0000-4000-8000-000000000000';
			return { path: `/api/uploads/${id}` };
		},
	},
	more({ as, expectError }) {
		describe('refusals', () => {
			it('uploadPicture wants to know what for', async () => {
				const response = await (await as('registered')).call('POST', '/api/uploads?purpose=banner', photo);
				expectError('uploadPicture', 'bad_request', response);
			});

			it('uploadPicture takes no more than 8 MB', async () => {
				const large = new Blob([new Uint8Array(8_388_609)], { type: 'image/png' });
				const response = await (await as('registered')).call('POST', PATH, large);
				expectError('uploadPicture', 'body_too_large', response);
			});

			it('uploadPicture takes nothing but pictures', async () => {
				const page = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
				const response = await (await as('registered')).call('POST', PATH, page);
				expectError('uploadPicture', 'upload_refused', response);
				expect(failed(response).details).toEqual({ reason: 'type' });
			});

			it('removeUpload takes back no picture of others, and none twice', async () => {
				const { data } = ok(uploadPicture, await (await as('registered')).call('POST', PATH, photo));
				const path = `/api/uploads/${data.id}`;
				expectError('removeUpload', 'upload_not_found', await (await as('seller')).call('DELETE', path));
				expect((await (await as('registered')).call('DELETE', path)).status).toBe(200);
				expectError('removeUpload', 'upload_not_found', await (await as('registered')).call('DELETE', path));
			});

			it('removeUpload refuses what can be no id', async () => {
				const response = await (await as('registered')).call('DELETE', `/api/uploads/${'x'.repeat(41)}`);
				expectError('removeUpload', 'bad_request', response);
			});
		});
	},
});
