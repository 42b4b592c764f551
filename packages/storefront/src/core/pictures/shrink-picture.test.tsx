import { expect, test } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture with noise, which compresses badly, as photographs do. */
async function picture(width: number, height: number): Promise<File> {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	const context = canvas.getContext('2d');
	const image = context?.createImageData(width, height);
	if (!context || !image) throw new Error('the browser does not draw');
	let noise = 1;
	for (let at = 0; at < image.data.length; at += 1) {
		noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
		image.data[at] = at % 4 === 3 ? 255 : noise >>> 24;
	}
	context.putImageData(image, 0, 0);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	return new File([blob ?? ''], 'IMG_0042.PNG', { type: 'image/png' });
}

test('a large picture is sent as large as the API keeps it, in fewer bytes', async () => {
	const file = await picture(3200, 2400);
	const sent = await shrinkPicture(file);
	expect(sent?.size).toBeLessThan(file.size);
	expect(sent?.name).toBe('IMG_0042.webp');
	const { width, height } = await createImageBitmap(sent ?? file);
	expect([width, height]).toEqual([1920, 1440]);
});

test('a small picture is sent as it is', async () => {
	const file = await picture(400, 300);
	expect(await shrinkPicture(file)).toBe(file);
});

test('a type that the API does not take is converted, whatever its size', async () => {
	const sent = await shrinkPicture(new File([await picture(400, 300)], 'IMG_0001.HEIC', { type: 'image/heic' }));
	expect([sent?.name, sent?.type]).toEqual(['IMG_0001.webp', 'image/webp']);
});

test('what the browser cannot read is left to the API, or refused where the API refuses it', async () => {
	const unreadable = new File(['drawn'], 'a.avif', { type: 'image/avif' });
	expect(await shrinkPicture(unreadable)).toBe(unreadable);
	expect(await shrinkPicture(new File(['drawn'], 'a.heic', { type: 'image/heic' }))).toBeUndefined();
});
