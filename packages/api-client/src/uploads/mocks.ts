import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { SizedPicture, Upload } from './contract.ts';

/** Pictures that were sent to each world, by id. */
const sent = new WeakMap<World, Map<string, Upload>>();

/** Drawings that stand for what was sent: a mock keeps no files. */
const DRAWINGS = ['shirt', 'cup', 'lotus'];

/** Mock answers of the calls that send pictures. */
export const uploadAnswers: Pick<Answerers, 'uploadPicture' | 'removeUpload'> = {
	uploadPicture({ world, query }) {
		const uploads = uploadsOf(world);
		const key = DRAWINGS[uploads.size % DRAWINGS.length] ?? '';
		const upload: Upload = {
			id: `upload-${uploads.size + 1}`,
			key,
			purpose: query.purpose,
			picture: { ...pictureOf(key, '', 1), width: 960, height: 960 },
			createdAt: new Date(world.now()).toISOString(),
		};
		uploads.set(upload.id, upload);
		return { data: upload };
	},
	removeUpload({ world, params }) {
		if (!uploadsOf(world).delete(params.uploadId)) throw new MockRefusal('upload_not_found');
		return { data: { id: params.uploadId } };
	},
};

/** The picture of an upload; showing it takes it from those that can be taken back. */
export function takeUpload(world: World, id: string): SizedPicture {
	const upload = uploadsOf(world).get(id);
	if (!upload) throw new MockRefusal('upload_not_found');
	return upload.picture;
}

/** Demands that pictures were sent, as those who show them by key do. */
export function demandUploads(world: World, keys: readonly string[]): void {
	const known = new Set([...uploadsOf(world).values()].map(({ key }) => key));
	if (!keys.every((key) => known.has(key))) throw new MockRefusal('upload_not_found');
}

function uploadsOf(world: World): Map<string, Upload> {
	const uploads = sent.get(world) ?? new Map<string, Upload>();
	sent.set(world, uploads);
	return uploads;
}
