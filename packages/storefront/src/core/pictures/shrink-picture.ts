import { UPLOAD } from '@zaylat/domain/uploads';

/** Most pixels of the longer side that the API keeps; more would be sent in vain. */
const MOST_PIXELS = 1920;
const QUALITY = 0.85;

/** Endings of the files that this module writes. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** Most bytes of a picture that a person may choose: photographs of cameras, which are made smaller before they are sent. */
export const MOST_CHOSEN_BYTES = 41_943_040;

/** Media types that can be chosen; HEIC is converted where the browser can read it. */
export const CHOSEN_TYPES: readonly string[] = [...UPLOAD.types, 'image/heic', 'image/heif'];

const isTaken = (type: string) => UPLOAD.types.some((each) => each === type);

/**
 * Makes a picture as small as the API keeps it, and converts types that the API does not take.
 * @returns the file to send, the same one when that is smaller; undefined when the browser cannot read it and the API
 * would refuse it
 */
export async function shrinkPicture(file: File): Promise<File | undefined> {
	const asIs = isTaken(file.type) && file.size <= UPLOAD.maxBytes ? file : undefined;
	const bitmap = await readBitmap(file);
	if (bitmap === undefined) return asIs;
	const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
	if (scale === 1 && asIs) return asIs;
	const blob = await draw(bitmap, scale);
	if (blob === undefined) return asIs;
	if (asIs && blob.size >= asIs.size) return asIs;
	return new File([blob], renamed(file.name, blob.type), { type: blob.type, lastModified: file.lastModified });
}

/** Pixels of a picture, turned upright; undefined when the browser cannot read it. */
async function readBitmap(file: File): Promise<ImageBitmap | undefined> {
	try {
		return await createImageBitmap(file, { imageOrientation: 'from-image' });
	} catch {
		return undefined;
	}
}

async function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | undefined> {
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(bitmap.width * scale));
	canvas.height = Math.max(1, Math.round(bitmap.height * scale));
	const context = canvas.getContext('2d');
	if (context === null) return undefined;
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	bitmap.close();
	const webp = await encode(canvas, 'image/webp');
	if (webp?.type === 'image/webp') return isSmall(webp) ? webp : undefined;
	// Safari, which reads HEIC, writes no WebP and gives a PNG that is many times larger than the photograph.
	context.globalCompositeOperation = 'destination-over';
	context.fillStyle = 'white';
	context.fillRect(0, 0, canvas.width, canvas.height);
	const jpeg = await encode(canvas, 'image/jpeg');
	return jpeg && isSmall(jpeg) ? jpeg : undefined;
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
	new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

const isSmall = ({ type, size }: Blob) => isTaken(type) && size <= UPLOAD.maxBytes;

/** Name of a converted file, with the ending of its new type. */
function renamed(name: string, type: string): string {
	return `${name.replace(/\.[^.]*$/, '')}.${ENDINGS[type] ?? 'webp'}`;
}
