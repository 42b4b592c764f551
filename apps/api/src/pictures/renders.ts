import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Depicted, Depiction, Scene, Surfaces } from './scene.ts';
import { VIEWS, type View } from './views.ts';

export { VIEWS, type View } from './views.ts';

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
	/** Where something can be printed on a view; without surfaces nowhere. */
	surfacesOf(type: string, view: View): Surfaces;
	/**
	 * What a picture that a product has for itself is composed of. It follows from what the product is, so that another
	 * process composes the same. `undefined` for products that are shown by the render of their type.
	 */
	sceneOf(product: Depicted, shown: Depiction): Scene | undefined;
	/** Changes with every type, colour and view that is added or removed. */
	readonly revision: string;
}

const surfaces = z.record(
	z.string(),
	z.record(z.string(), z.object({ columns: z.int().min(2), points: z.array(z.int()) })),
);

/**
 * Opens a folder of renders.
 * @param sceneOf composes the pictures of single products; without it all of a type share one
 * @param folder with `index.json`, `surfaces.json` and `<type>/<view>.webp`, as `tools/pictures/render.mjs` writes them
 */
export function openRenders(folder: URL, sceneOf: Renders['sceneOf'] = () => undefined): Renders {
	const parsed = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
	const types = z.record(z.string(), rendered).parse(parsed('index.json'));
	const places = surfaces.parse(parsed('surfaces.json'));
	return {
		typeOf(name) {
			const found = Object.hasOwn(types, name) ? types[name] : undefined;
			return found?.views.whole === undefined ? undefined : found;
		},
		read: (type, view) => readFile(new URL(`${type}/${view}.webp`, folder)),
		surfacesOf: (type, view) => places[`${type}/${view}`] ?? {},
		sceneOf,
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
	surfacesOf: () => ({}),
	sceneOf: () => undefined,
	revision: '',
};

let current: Renders | undefined;

/** Sets the renders that this process serves. Addresses of pictures name their revisions, in every response. */
export function serveRenders(renders: Renders): void {
	current = renders;
}

/** A rendered type of those that this process serves. */
export const renderOf = (type: string): RenderedType | undefined => current?.typeOf(type);

/** What a product's own picture is composed of, by the renders that this process serves. */
export const sceneOf: Renders['sceneOf'] = (product, shown) => current?.sceneOf(product, shown);

/** Where something can be printed on a render of those that this process serves. */
export const surfacesOf: Renders['surfacesOf'] = (type, view) => current?.surfacesOf(type, view) ?? {};

/** A render of those that this process serves. @throws Error before there are any */
export function readRender(type: string, view: View): Promise<Uint8Array> {
	if (current === undefined) throw new Error('No renders are served.');
	return current.read(type, view);
}
