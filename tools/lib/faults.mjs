import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_FAULTS } from '../faults/api.mjs';
import { PACKAGE_FAULTS } from '../faults/packages.mjs';
import { ROOT } from './root.mjs';

/**
 * A small fault that the tests must notice.
 *
 * @typedef {object} Fault
 * @property {string} id unique; begins with the workspace
 * @property {string} file path from the root
 * @property {string} find text of the file, which occurs in it once
 * @property {string} replace what stands there instead; types may not hold then, because tests run without them
 * @property {string} harm what a person would suffer
 * @property {readonly string[]} tests test files of one workspace that should notice it, paths from the root
 */

/** Every fault of the list. @type {readonly Fault[]} */
export const FAULTS = [...API_FAULTS, ...PACKAGE_FAULTS];

/** Most faults that may go unnoticed. */
export const MOST_UNNOTICED = 5;

/** Folder of the workspace whose tests notice a fault, such as `apps/api`. @param {Fault} fault */
export const workspaceOf = ({ tests: [first] }) => first.split('/').slice(0, 2).join('/');

/**
 * The content of a file with a fault in it.
 *
 * @param {Fault} fault
 * @param {string} content of its file
 * @throws {Error} when its text does not occur exactly once
 */
export function withFault({ id, file, find, replace }, content) {
	const parts = content.split(find);
	if (parts.length !== 2) throw new Error(`${id}: its text occurs ${parts.length - 1} times in ${file}, not once`);
	return parts.join(replace);
}

/** The content of a file of the repository. @param {string} file path from the root */
export const readSource = (file, root = ROOT) => readFileSync(join(root, file), 'utf8');
