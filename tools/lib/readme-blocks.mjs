/**
 * A code block of a README.
 *
 * @typedef {object} Block
 * @property {string} language such as `ts`
 * @property {string | undefined} file name that the block has in a project: `tsx file=shop.tsx`
 * @property {string} code
 */

/** Fences may be indented below an item of a list. */
const FENCE = /^( *)```(\w+)?(?: file=(\S+))?\n([\s\S]*?)^\1```$/gm;

/**
 * Reads the code blocks of a README.
 *
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(text) {
	return [...text.matchAll(FENCE)].map(([, indent, language = '', file, code]) => ({
		language,
		file,
		code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
	}));
}

const PRINTED = /^.*\bconsole\.log\(.*\); \/\/ (.*)$/gm;

/**
 * The expected output of a block: the comments after its calls of `console.log`, in their order.
 *
 * @param {string} code
 * @returns {string[]}
 */
export const printedBy = (code) => [...code.matchAll(PRINTED)].map(([, text]) => text);
