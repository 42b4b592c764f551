/** Paints a CSS colour on one pixel and reads it back as sRGB, 0 to 255 each. */
function pixelOf(colour: string): readonly [number, number, number] {
	const context = new OffscreenCanvas(1, 1).getContext('2d');
	if (context === null) throw new Error('This browser has no canvas');
	context.fillStyle = colour;
	context.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
	return [red, green, blue];
}

function luminance(colour: string): number {
	const [red, green, blue] = pixelOf(colour).map((value) => {
		const share = value / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque CSS colours by WCAG 2: 1 to 21. */
export function contrastOf(text: string, ground: string): number {
	const [light, dark] = [luminance(text), luminance(ground)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}
