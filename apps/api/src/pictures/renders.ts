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

/** The rendered pictures of product types. */
export interface Renders {
	/** A rendered type; `undefined` for others, and for those without the view of the whole thing, a product's face. */
	typeOf(name: string): RenderedType | undefined;
	/** The stored render of a view: see `composeRender`. */
	read(type: string, view: View): Promise<Uint8Array>;
	/** Changes with every type, colour and view that is added or removed. */
	readonly revision: string;
}

/**
 * Opens a folder of renders.
 * @param folder with `index.json` and `<type>/<view>.webp`, as `tools/pictures/render.mjs` writes them
 */
export function openRenders(folder: URL): Renders {
	const types = z.record(z.string(), rendered).parse(JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')));
	return {
		typeOf(name) {
			const found = Object.hasOwn(types, name) ? types[name] : undefined;
			return found?.views.whole === undefined ? undefined : found;
		},
		read: (type, view) => readFile(new URL(`${type}/${view}.webp`, folder)),
		revision: Object.entries(types)
			.map(([type, { paints, views }]) => `${type} ${paints.join()} ${VIEWS.filter((view) => views[view]).join()}`)
			.join('\n'),
	};
}

/** For databases whose rows name no renders. */
export const NO_RENDERS: Renders = {
	typeOf: () => undefined,
	read: async (type) => {
		throw new Error(`There is no render of ${type}.`);
	},
	revision: '',
};

let current: Renders | undefined;

/** Sets the renders that this process serves. Addresses of pictures name their revisions, in every response. */
export function serveRenders(renders: Renders): void {
	current = renders;
}

/** A rendered type of those that this process serves. */
export const renderOf = (type: string): RenderedType | undefined => current?.typeOf(type);

/** A render of those that this process serves. @throws Error before there are any */
export function readRender(type: string, view: View): Promise<Uint8Array> {
	if (current === undefined) throw new Error('No renders are served.');
	return current.read(type, view);
}
