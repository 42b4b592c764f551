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
		type: (name) => `${name} has an unsupported file type.`,
		size: (name, limit) => `${name} is too large. Choose a file up to ${limit}.`,
		count: (name, limit) => `${name} wasn’t added: the limit is ${limit}. Remove a file first.`,
		twice: (name) => `${name} has already been added.`,
	},
};

const MEGA = 1_000_000;
const KILO = 1000;

/** "2.4 MB", "12 kB". */
export const latinBytes = (bytes: number): string =>
	bytes >= MEGA ? `${Number((bytes / MEGA).toFixed(1))} MB` : `${Math.ceil(bytes / KILO)} kB`;
