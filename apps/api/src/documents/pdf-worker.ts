/**
 * The worker that makes documents: one after the other, beside the thread that answers requests.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FAMILIES, readFonts } from './fonts.ts';
import type { PdfInput } from './pdf-input.ts';

/** A request of the PDF renderer. */
export interface PdfRequest {
	readonly id: number;
	readonly document: PdfInput;
}

/** The result: the file, or the error. */
export type PdfResult =
	| { readonly id: number; readonly file: Uint8Array }
	| { readonly id: number; readonly problem: string };

const template = readFileSync(new URL('document.typ', import.meta.url), 'utf8');
const compilers = new Map<boolean, NodeCompiler>();

/** Chinese needs a font that is large; most documents do without. */
function compilerFor(hasHan: boolean): NodeCompiler {
	const made = compilers.get(hasHan);
	if (made) return made;
	const compiler = NodeCompiler.create({
		workspace: fileURLToPath(new URL('.', import.meta.url)),
		fontArgs: [{ fontBlobs: readFonts(hasHan) }],
	});
	compilers.set(hasHan, compiler);
	return compiler;
}

function print(document: PdfInput): Uint8Array {
	const text = JSON.stringify({ ...document, families: FAMILIES });
	const compiler = compilerFor(/\p{Script=Han}/u.test(text));
	try {
		return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs: { data: text } }));
	} finally {
		// No data of one shopper's document remains for the next.
		compiler.evictCache(0);
	}
}

parentPort?.on('message', ({ id, document }: PdfRequest) => {
	let answer: PdfResult;
	try {
		answer = { id, file: print(document) };
	} catch (error) {
		answer = { id, problem: error instanceof Error ? error.message : String(error) };
	}
	parentPort?.postMessage(answer);
});
