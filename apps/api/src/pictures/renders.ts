import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Views of a rendered product type; the first is a product's face. */
export const VIEWS = ['whole', 'detail', 'use', 'back'] as const;

/** Name of a view. */
export type View = (typeof VIEWS)[number];

const rendered = z.object({
	/** Colours (`#rrggbb`) of products without a choice of colour; none for types without painted parts. */
	paints: z.array(z.string().regex(/^#[\da-f]{6}$/)),
	/** Revision of each view that is rendered: the first digits of its file's hash. */
	views: z.partialRecord(z.enum(VIEWS), z.string().regex(/^[\da-f]{8}$/)),
});

/** A product type with rendered pictures. */
export type RenderedType = z.infer<typeof rendered>;

const FOLDER = new URL('./renders/', import.meta.url);

/** The rendered types by name; `tools/pictures/render.mjs` writes the file. */
const RENDERED: Readonly<Record<string, RenderedType>> = z
	.record(z.string(), rendered)
	.parse(JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8')));

/** A rendered type; `undefined` for others, and for those without the view of the whole thing, a product's face. */
export function renderOf(type: string): RenderedType | undefined {
	const found = Object.hasOwn(RENDERED, type) ? RENDERED[type] : undefined;
	return found?.views.whole === undefined ? undefined : found;
}

/** Changes with every render. */
export const renderRevision = (): string =>
	Object.entries(RENDERED)
		.map(([type, { paints, views }]) => `${type} ${paints.join()} ${VIEWS.filter((view) => views[view]).join()}`)
		.join('\n');

/** The stored render of a view: see `composeRender`. */
export const readRender = (type: string, view: View): Promise<Buffer> =>
	readFile(new URL(`${type}/${view}.webp`, FOLDER));
