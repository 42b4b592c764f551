import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels of the longer side at which a code is looked for: that of a poster around it still has three for each module. */
const READ_SIDE = 1_000;

let reader: Promise<unknown> | undefined;

/** Loads the reader from the package; by itself it would fetch it from another server. */
async function loadReader(): Promise<void> {
	const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
	const wasmBinary = new Uint8Array(await readFile(file)).buffer;
	await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/**
 * Reads the QR code in a picture of any format, SVG too.
 * @returns its text; null for a picture without one code
 * @throws Error when the bytes are no picture
 */
export async function readQrCode(bytes: Uint8Array): Promise<string | null> {
	reader ??= loadReader();
	await reader;
	const { data, info } = await sharp(bytes)
		.resize(READ_SIDE, READ_SIDE, { fit: 'inside' })
		.flatten({ background: '#ffffff' })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const image = {
		data: new Uint8ClampedArray(data),
		width: info.width,
		height: info.height,
		colorSpace: 'srgb',
	} as const;
	const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 2 });
	const [only, another] = found.filter(({ isValid }) => isValid);
	return only === undefined || another !== undefined ? null : only.text;
}
