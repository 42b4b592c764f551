const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Reports on the terminal that a long step runs, every few seconds until it is done.
 *
 * @template T
 * @param {string} title what is being done, for example `Building the shop`
 * @param {() => Promise<T>} work
 * @param {number} [everyMs] how often to say that it still runs
 * @returns {Promise<T>}
 */
export async function withProgress(title, work, everyMs = 10_000) {
	const since = Date.now();
	process.stdout.write(`${title} ...\n`);
	const timer = setInterval(() => process.stdout.write(`  still ${lowerFirst(title)} (${seconds(since)})\n`), everyMs);
	try {
		const result = await work();
		process.stdout.write(`  done in ${seconds(since)}\n`);
		return result;
	} finally {
		clearInterval(timer);
	}
}

function lowerFirst(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
