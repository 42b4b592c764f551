/**
 * A known weakness of an installed package.
 * @typedef {object} Finding
 * @property {'high' | 'critical'} severity
 * @property {string} name of the package
 * @property {readonly string[]} versions that are installed
 * @property {string} title
 * @property {string} fixedIn range of versions without it
 * @property {string} url
 * @property {readonly string[]} paths from a workspace to the package
 */

/** Severities that fail the check. */
const SERIOUS = new Set(['high', 'critical']);

/**
 * Parses the output of `pnpm audit --json`. Its exit code does not distinguish a finding from an unavailable registry.
 *
 * @param {string} output
 * @returns {{ isAnswered: true, findings: Finding[], packages: number } | { isAnswered: false, reason: string }}
 */
export function readAudit(output) {
	const report = reportIn(output);
	if (report === undefined) return { isAnswered: false, reason: reasonIn(output) };
	const findings = Object.values(report.advisories)
		.filter(({ severity }) => SERIOUS.has(severity))
		.map(({ severity, module_name: name, title, patched_versions: fixedIn, url, findings: found }) => ({
			severity,
			name,
			versions: [...new Set(found.map(({ version }) => version))],
			title,
			fixedIn,
			url,
			paths: found.flatMap(({ paths }) => paths),
		}));
	return { isAnswered: true, findings, packages: report.metadata.totalDependencies };
}

function reportIn(output) {
	const start = output.indexOf('{');
	const end = output.lastIndexOf('}');
	if (start < 0) return undefined;
	try {
		const report = JSON.parse(output.slice(start, end + 1));
		return typeof report.advisories === 'object' && typeof report.metadata === 'object' ? report : undefined;
	} catch {
		return undefined;
	}
}

/** The message of a pnpm error, without its box and without addresses. */
function reasonIn(output) {
	const text = output
		.replaceAll(/[│×]/g, ' ')
		.replaceAll(/https?:\/\/\S+(\s+\S*advisories\/bulk)?/g, 'it')
		.replaceAll(/\s+/g, ' ')
		.trim();
	return text === '' ? 'it printed nothing' : text.slice(0, 300);
}

/** @param {Finding} finding @returns {string} lines for a person */
export function describeFinding({ severity, name, versions, title, fixedIn, url, paths }) {
	const through = paths.slice(0, 3).map((path) => path.replace('__', '/').replaceAll('>', ' > '));
	const more = paths.length > through.length ? [`and ${paths.length - through.length} more`] : [];
	return [
		`${severity}: ${name} ${versions.join(', ')}: ${title}`,
		`  fixed in ${fixedIn}; ${url}`,
		...[...through, ...more].map((line) => `  ${line}`),
	].join('\n');
}
