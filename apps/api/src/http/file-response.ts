import { Readable } from 'node:stream';

/** Sends a text piece by piece as a file to save, whatever its size. */
export function fileResponse(pieces: AsyncGenerator<string>, type: string, name: string): Response {
	const encoder = new TextEncoder();
	async function* bytes() {
		for await (const piece of pieces) yield encoder.encode(piece);
	}
	return new Response(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>, {
		headers: {
			'content-type': type,
			'content-disposition': `attachment; filename="${name}"`,
			'cache-control': 'private, no-store',
		},
	});
}
