/** Codes of a connection that was never there, so that the server cannot have read the request. */
export const NOT_CONNECTED: ReadonlySet<string> = new Set([
	'ECONNREFUSED',
	'ENOTFOUND',
	'EAI_AGAIN',
	'EHOSTUNREACH',
	'ENETUNREACH',
]);

/** Names what went wrong with a request: the code of the first cause that has one, `TIMEOUT` or `UNKNOWN`. */
export function connectionCodeOf(error: unknown): string {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string') return cause.code;
		if (cause.name === 'TimeoutError') return 'TIMEOUT';
	}
	return 'UNKNOWN';
}

/**
 * Reads the text of an answer as long as it is short enough.
 * @returns undefined when it has more bytes
 */
export async function readBounded(answer: Response, mostBytes: number): Promise<string | undefined> {
	return (await readBytes(answer, mostBytes))?.toString('utf8');
}

/**
 * Reads the bytes of an answer as long as it is short enough.
 * @returns undefined when it has more bytes
 */
export async function readBytes(answer: Response, mostBytes: number): Promise<Buffer | undefined> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of answer.body ?? []) {
		bytes += chunk.length;
		if (bytes > mostBytes) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
