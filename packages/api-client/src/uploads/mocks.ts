import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { SizedPicture, Upload } from './contract.ts';

/** Pictures that were sent to each world, by id. */
const sent = new WeakMap<World, Map<string, Upload>>();

/** Drawings that stand for what was sent: a mock keeps no files. */
const DRAWINGS = ['shirt', 'cup', 'lotus'];

/** Mock answers of the calls that send pictures. */
export const uploadHandlers = {
	uploadPicture({ world, query }) {
		const uploads = uploadsOf(world);
		const key = DRAWINGS[uploads.size % DRAWINGS.length] ?? '';
		const upload: Upload = {
			id: `upload-${uploads.size + 1}`,
			key,
			purpose: query.purpose,
			picture: sentPicture(key),
			createdAt: new Date(world.now()).toISOString(),
		};
		uploads.set(upload.id, upload);
		return upload;
	},
	removeUpload({ world, params }) {
		if (!uploadsOf(world).delete(params.uploadId)) refuse('upload_not_found');
		return { id: params.uploadId };
	},
} satisfies Partial<MockHandlers>;

/** The picture of an upload; showing it takes it from those that can be taken back. */
export function takeUpload(world: World, id: string): SizedPicture {
	const upload = uploadsOf(world).get(id) ?? refuse('upload_not_found');
	return upload.picture;
}

/** A drawing as if somebody had sent it. */
export const sentPicture = (key: string): SizedPicture => ({ ...pictureOf(key, '', 1), width: 960, height: 960 });

/** The pictures of keys, as those who show uploads by key take them. @throws MockRefusal `upload_not_found` */
export function uploadsByKey(world: World, keys: readonly string[]): SizedPicture[] {
	const known = new Map([...uploadsOf(world).values()].map(({ key, picture }) => [key, picture]));
	return keys.map((key) => {
		return known.get(key) ?? refuse('upload_not_found');
	});
}

function uploadsOf(world: World): Map<string, Upload> {
	const uploads = sent.get(world) ?? new Map<string, Upload>();
	sent.set(world, uploads);
	return uploads;
}
