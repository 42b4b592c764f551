const svg = (body: string, width: number, height: number) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 24 24">${body}</svg>`)}`;

const TEA =
	'<path d="M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h1.5a2.5 2.5 0 0 1 0 5H17" fill="peru" stroke="sienna"/>';

const PICTURES = [
	TEA,
	'<path d="M12 4a9 8 0 0 1 9 9H3a9 8 0 0 1 9-9zM12 13v6a1.5 1.5 0 0 1-3 0" fill="crimson" stroke="maroon"/>',
	'<path d="m8 4-5 3 2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z" fill="seagreen" stroke="darkgreen"/>',
	'<path d="M14 5c5 2 6 8 3 12s-10 3-12-1S8 4 14 5zm0 0c0-2 2-3 4-3" fill="orange" stroke="chocolate"/>',
	'<path d="M6 9h12l1 11H5zM9 9V7a3 3 0 0 1 6 0v2" fill="steelblue" stroke="midnightblue"/>',
	'<path d="M12 3l2 6h6l-5 4 2 7-5-4-5 4 2-7-5-4h6z" fill="orchid" stroke="purple"/>',
] as const;

/** One of six pictures for stories and tests, which need no network; a place beyond them begins again. */
export const samplePicture = (place: number) => svg(PICTURES[place % PICTURES.length] ?? TEA, 480, 480);

/** A picture for stories and tests that needs no network: a tea cup. */
export const SAMPLE_PICTURE = samplePicture(0);

/** A picture that says that there is none, as a caller would name it. */
export const SAMPLE_PLACEHOLDER = svg('<path d="M4 20 20 4M4 4l16 16" stroke="gray" stroke-width="2"/>', 480, 480);

/** An address that always fails, without a request. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';
