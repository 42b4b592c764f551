/** A line of a file. */
export interface Line {
	/** From 1 on. */
	readonly number: number;
	/** Undefined for a line that is longer than may be. */
	readonly text: string | undefined;
}

const NEWLINE = 0x0a;

/**
 * Cuts a stream of bytes into lines as they come, so that a file of any size needs little memory.
 * @param mostBytes of a line; more are passed over
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, mostBytes: number): AsyncGenerator<Line> {
	let held: Uint8Array[] = [];
	let bytes = 0;
	let number = 0;
	const hold = (part: Uint8Array) => {
		bytes += part.byteLength;
		if (bytes <= mostBytes) held.push(part);
		else held = [];
	};
	const take = (): Line => {
		number += 1;
		const text = bytes > mostBytes ? undefined : Buffer.concat(held).toString('utf8');
		held = [];
		bytes = 0;
		return { number, text };
	};
	for await (const chunk of chunks) {
		let start = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
			hold(chunk.subarray(start, end));
			yield take();
			start = end + 1;
		}
		hold(chunk.subarray(start));
	}
	if (bytes > 0) yield take();
}
