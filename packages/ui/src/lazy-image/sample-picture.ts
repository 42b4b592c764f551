const svg = (body: string, width: number, height: number) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 24 24">${body}</svg>`)}`;

/** A picture for stories and tests that needs no network: a tea cup. */
export const SAMPLE_PICTURE = svg(
	'<path d="M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h1.5a2.5 2.5 0 0 1 0 5H17" fill="peru" stroke="sienna"/>',
	480,
	480,
);

/** A picture that says that there is none, as a caller would name it. */
export const SAMPLE_PLACEHOLDER = svg('<path d="M4 20 20 4M4 4l16 16" stroke="gray" stroke-width="2"/>', 480, 480);

/** An address that always fails, without a request. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';
