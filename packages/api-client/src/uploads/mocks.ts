import { type MockHandlers, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { SizedPicture, Upload } from './contract.ts';

/** Pictures that were sent to each world, by id. */
const uploadsOf = perWorld(() => new Map<string, Upload>());

/** Drawings that stand for what was sent: a mock keeps no files. */
const DRAWINGS = ['shirt', 'cup', 'lotus'];

/** Mock answers of the calls that send pictures. */
export const uploadHandlers = {
	uploadPicture: ({ world, query: { purpose } }) => {
		const uploads = uploadsOf(world);
		const key = DRAWINGS[uploads.size % DRAWINGS.length] ?? '';
		const id = `upload-${uploads.size + 1}`;
		const upload: Upload = { id, key, purpose, picture: sentPicture(key), createdAt: timeOf(world) };
		uploads.set(id, upload);
		return upload;
	},
	removeUpload: ({ world, params }) => {
		if (!uploadsOf(world).delete(params.uploadId)) refuse('upload_not_found');
		return { id: params.uploadId };
	},
} satisfies Partial<MockHandlers>;

/** The picture of an upload. @throws MockRefusal `upload_not_found` */
export const takeUpload = (world: World, id: string): SizedPicture =>
	(uploadsOf(world).get(id) ?? refuse('upload_not_found')).picture;

/** A drawing as if somebody had sent it. */
export const sentPicture = (key: string): SizedPicture => ({ ...pictureOf(key, '', 1), width: 960, height: 960 });

/** The pictures of keys, as those who show uploads by key take them. @throws MockRefusal `upload_not_found` */
export function uploadsByKey(world: World, keys: readonly string[]): SizedPicture[] {
	const known = new Map([...uploadsOf(world).values()].map(({ key, picture }) => [key, picture]));
	return keys.map((key) => known.get(key) ?? refuse('upload_not_found'));
}
