/**
 * The worker that makes documents: one after the other, beside the thread that answers requests.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Coverage, coverageOf } from './font-coverage.ts';
import { FAMILIES, largeFontsOf, readFonts } from './fonts.ts';
import type { PdfTemplate, PrintInput } from './pdf-templates.ts';
import { visibleText } from './visible-text.ts';

/** A request of the PDF renderer. */
export interface PdfRequest {
	readonly id: number;
	readonly template: PdfTemplate;
	readonly document: PrintInput;
}

/** The result: the file, or the error. */
export type PdfResult =
	| { readonly id: number; readonly file: Uint8Array }
	| { readonly id: number; readonly problem: string };

const read = (name: PdfTemplate) => readFileSync(new URL(`${name}.typ`, import.meta.url), 'utf8');
const templates: Readonly<Record<PdfTemplate, string>> = { document: read('document'), label: read('label') };

interface Press {
	readonly compiler: NodeCompiler;
	readonly coverages: readonly Coverage[];
}

const presses = new Map<string, Press>();

/** Chinese and Korean need fonts that are large; most documents do without. */
function pressFor(large: string): Press {
	const made = presses.get(large);
	if (made) return made;
	const fonts = readFonts(large);
	const press = {
		// Fonts are given, so that those of the machine are not looked for.
		compiler: NodeCompiler.create({
			workspace: fileURLToPath(new URL('.', import.meta.url)),
			fontArgs: [{ fontBlobs: fonts }],
		}),
		coverages: fonts.map(coverageOf),
	};
	presses.set(large, press);
	return press;
}

function print(template: PdfTemplate, document: PrintInput): Uint8Array {
	const { compiler, coverages } = pressFor(largeFontsOf(JSON.stringify(document)));
	const seen: unknown = JSON.parse(JSON.stringify(document), (_, value: unknown) =>
		typeof value === 'string' ? visibleText(value, coverages) : value,
	);
	try {
		const data = JSON.stringify({ ...(seen as PrintInput), families: FAMILIES });
		return new Uint8Array(compiler.pdf({ mainFileContent: templates[template], inputs: { data } }));
	} finally {
		// No data of one shopper's document remains for the next.
		compiler.evictCache(0);
	}
}

parentPort?.on('message', ({ id, template, document }: PdfRequest) => {
	let response: PdfResult;
	try {
		response = { id, file: print(template, document) };
	} catch (error) {
		response = { id, problem: error instanceof Error ? error.message : String(error) };
	}
	parentPort?.postMessage(response);
});
