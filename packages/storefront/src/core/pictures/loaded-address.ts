/**
 * Address of the widest file of a picture that a page has loaded, for what shows it again at once.
 * @param path that of the picture, without width and format
 * @param images those of the page
 */
export function loadedAddress(path: string, images: Iterable<HTMLImageElement>): string | undefined {
	const loaded = [...images].filter(({ complete, naturalWidth, currentSrc }) => {
		const place = currentSrc.lastIndexOf(path);
		return complete && naturalWidth > 0 && place >= 0 && FILE.test(currentSrc.slice(place + path.length));
	});
	return loaded.toSorted((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}

/** What follows the path of a picture in the address of a file. */
const FILE = /^-\d+\.\w+$/;
