/** Px of one module in the saved picture: large enough for the scanner of a bank's app that reads it from the gallery. */
const SCALE = 12;

/** Saves a code as a PNG, in the colours of its drawing; phones put it among their pictures. */
export async function savePicture(drawing: SVGSVGElement, path: string, size: number, quiet: number, fileName: string) {
	const side = (size + 2 * quiet) * SCALE;
	const canvas = document.createElement('canvas');
	canvas.width = side;
	canvas.height = side;
	const context = canvas.getContext('2d');
	if (context === null) return;
	const { backgroundColor, color } = getComputedStyle(drawing);
	context.fillStyle = backgroundColor;
	context.fillRect(0, 0, side, side);
	context.scale(SCALE, SCALE);
	context.translate(quiet, quiet);
	context.fillStyle = color;
	context.fill(new Path2D(path));
	const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (picture === null) return;
	const link = document.createElement('a');
	link.href = URL.createObjectURL(picture);
	link.download = fileName;
	link.click();
	URL.revokeObjectURL(link.href);
}
