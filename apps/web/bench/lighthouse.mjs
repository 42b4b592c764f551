import lighthouse from 'lighthouse';
import { median } from './table.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' };

/**
 * Medians of several Lighthouse runs as a phone.
 *
 * @param {{ address: string, cookie: string, runs: number, port: number }} options
 *   `port` is the browser's debugging port, `cookie` of a signed-in visitor or empty
 * @returns {Promise<{ figures: Record<string, number>, findings: string[] }>}
 */
export async function lighthouseOf({ address, cookie, runs, port }) {
	const results = [];
	const findings = new Set();
	for (let run = 0; run < runs; run++) {
		const result = await lighthouse(address, {
			port,
			output: 'json',
			logLevel: 'silent',
			onlyCategories: CATEGORIES,
			...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
		});
		const { lhr } = result;
		if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
		results.push({
			...Object.fromEntries(CATEGORIES.map((key) => [key, Math.round((lhr.categories[key].score ?? 0) * 100)])),
			...Object.fromEntries(Object.entries(AUDITS).map(([key, audit]) => [key, lhr.audits[audit].numericValue ?? 0])),
		});
		for (const key of CATEGORIES.slice(1)) {
			for (const { id, weight } of lhr.categories[key].auditRefs) {
				const { score, title, details } = lhr.audits[id];
				if (weight > 0 && score !== null && score < 1) findings.add(`${key}: ${title}${whereOf(details)}`);
			}
		}
	}
	const figures = Object.fromEntries(
		Object.keys(results[0]).map((key) => [key, median(results.map((each) => each[key]))]),
	);
	return { figures, findings: [...findings] };
}

/** The elements that an audit found, as far as a line holds them. */
function whereOf(details) {
	const found = (details?.items ?? []).map(({ node }) => node?.selector).filter(Boolean);
	return found.length > 0 ? ` (${found.slice(0, 3).join('; ')})` : '';
}
