import type { UploadLabels } from './upload-props.ts';

/** The English words. */
export const UPLOAD_LABELS: UploadLabels = {
	choose: 'Choose files',
	camera: 'Take a photo',
	drop: 'Drop files here, or',
	list: 'Chosen files',
	remove: (name) => `Remove ${name}`,
	retry: 'Try again',
	sending: (name) => `Uploading ${name}`,
	sent: 'Uploaded',
	failed: 'Not uploaded. Try again.',
	added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
	removed: (name) => `${name} removed`,
	refused: {
		type: (name) => `${name} is of a kind that cannot be used here.`,
		size: (name, limit) => `${name} is too big. Choose a file up to ${limit}.`,
		count: (name, limit) => `${name} was left out, because ${limit} is the most. Remove one first.`,
		twice: (name) => `${name} is there already.`,
	},
};

const MEGA = 1_000_000;
const KILO = 1000;

/** "2.4 MB", "12 kB". */
export const latinBytes = (bytes: number): string =>
	bytes >= MEGA ? `${Number((bytes / MEGA).toFixed(1))} MB` : `${Math.ceil(bytes / KILO)} kB`;
