/**
 * The worker that makes papers: one after the other, beside the thread that answers requests.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FAMILIES, readFonts } from './fonts.ts';
import type { PdfInput } from './printable.ts';

/** What the printer asks. */
export interface PdfRequest {
	readonly id: number;
	readonly paper: PdfInput;
}

/** What comes back: the file, or why there is none. */
export type PdfResult =
	| { readonly id: number; readonly file: Uint8Array }
	| { readonly id: number; readonly problem: string };

const template = readFileSync(new URL('paper.typ', import.meta.url), 'utf8');
const compilers = new Map<boolean, NodeCompiler>();

/** Chinese needs a font that is large; most papers do without. */
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

function print(paper: PdfInput): Uint8Array {
	const text = JSON.stringify({ ...paper, families: FAMILIES });
	const compiler = compilerFor(/\p{Script=Han}/u.test(text));
	try {
		return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs: { paper: text } }));
	} finally {
		// Nothing of one shopper's paper stays for the next.
		compiler.evictCache(0);
	}
}

parentPort?.on('message', ({ id, paper }: PdfRequest) => {
	let answer: PdfResult;
	try {
		answer = { id, file: print(paper) };
	} catch (error) {
		answer = { id, problem: error instanceof Error ? error.message : String(error) };
	}
	parentPort?.postMessage(answer);
});
