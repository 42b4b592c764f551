import { expect, test } from 'vitest';
import { loadedAddress } from './loaded-address.ts';

/** A picture as wide as given, of an address that need not exist. */
function image(currentSrc: string, naturalWidth: number, complete = true): HTMLImageElement {
	const element = document.createElement('img');
	for (const [name, value] of Object.entries({ currentSrc, naturalWidth, complete })) {
		Object.defineProperty(element, name, { value });
	}
	return element;
}

const at = (file: string) => `http://mm.localhost:3000/api/pictures/${file}`;

test('is the widest file of the picture that has loaded', () => {
	const images = [
		image(at('rice_own_whole-96.avif'), 96),
		image(at('rice_own_whole-480.avif'), 480),
		image(at('rice_own_whole-960.avif'), 0, false),
		image(at('rice_own_whole_p1-960.avif'), 960),
		image(at('tea_own_whole-960.avif'), 960),
	];
	expect(loadedAddress('/api/pictures/rice_own_whole', images)).toBe(at('rice_own_whole-480.avif'));
});

test('is nothing of a picture that has not loaded', () => {
	expect(loadedAddress('/api/pictures/rice', [image(at('rice-320.webp'), 0)])).toBeUndefined();
	expect(loadedAddress('/api/pictures/rice', [])).toBeUndefined();
});
