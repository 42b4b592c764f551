import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';

/**
 * Where the last compared picture differs from the one that is kept: `x 20 to 354, y 887 to 930`.
 * A log tells it to who cannot see the pictures. Undefined when there is no picture of the difference.
 */
export async function whereItDiffers(page: Page, info: TestInfo): Promise<string | undefined> {
	const picture = info.attachments.findLast(({ name }) => name.endsWith('-diff.png') || name.endsWith('-diff'));
	const bytes = picture?.body ?? (picture?.path ? readFileSync(picture.path) : undefined);
	return bytes && page.evaluate(redArea, bytes.toString('base64'));
}

/** The area of pure red, which marks the pixels that differ; the page decodes the picture, so no library is needed. */
async function redArea(base64: string): Promise<string | undefined> {
	const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
	const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
	const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
	if (!context) return undefined;
	context.drawImage(bitmap, 0, 0);
	const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
	const xs: number[] = [];
	const ys: number[] = [];
	for (let at = 0; at < data.length; at += 4) {
		if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue;
		xs.push((at / 4) % width);
		ys.push(Math.floor(at / 4 / width));
	}
	const span = (values: number[]) =>
		values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
			Number.POSITIVE_INFINITY,
			Number.NEGATIVE_INFINITY,
		] as readonly [number, number]);
	const [left, right] = span(xs);
	const [top, bottom] = span(ys);
	return `x ${left} to ${right}, y ${top} to ${bottom}`;
}
