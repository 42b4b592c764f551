/**
 * How far a runner of tests is, read from the lines that Playwright's list reporter prints.
 *
 * @typedef {{ all: number, ended: number }} Live
 */

/** @returns {Live} */
export const notBegun = () => ({ all: 0, ended: 0 });

const ALL = /^Running (\d+) tests? using/;
const ENDED = /^\s*([✓✘-])\s+\d+ (.*)$/;

/**
 * Reads one more line.
 *
 * @param {Live} live
 * @param {string} line
 * @returns {string | undefined} the title of a test, when the line reports its failure
 */
export function readLine(live, line) {
	const [, all] = ALL.exec(line) ?? [];
	if (all) live.all = Number(all);
	const [, mark, title] = ENDED.exec(line) ?? [];
	if (!mark) return undefined;
	live.ended += 1;
	return mark === '✘' ? title : undefined;
}

/**
 * `344 of 959`; nothing where nothing is known.
 *
 * @param {Live} live
 */
export const tellLive = ({ all, ended }) => (all > 0 ? `${ended} of ${all}` : undefined);
