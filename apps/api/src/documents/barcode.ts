import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

let writer: Promise<unknown> | undefined;

/** Loads the writer from the package; by itself it would fetch it from another server. */
async function loadWriter(): Promise<void> {
	const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
	const wasmBinary = new Uint8Array(await readFile(file)).buffer;
	await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/**
 * The bars of a code (Code 128), as carriers scan them.
 * @param code Latin letters, digits and hyphens
 * @returns an SVG picture with the quiet zones beside the bars
 * @throws Error for a code that cannot be written
 */
export async function barcodeOf(code: string): Promise<string> {
	writer ??= loadWriter();
	await writer;
	const { svg, error } = await writeBarcode(code, { format: 'Code128', addQuietZones: true });
	if (error !== '') throw new Error(`The bars of a code cannot be written: ${error}`);
	return svg;
}
