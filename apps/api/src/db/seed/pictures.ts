import { pictureKey, readPictureKey, renderKey, SHOTS, type Shot } from '../../pictures/keys.ts';
import { type RenderedType, renderOf, VIEWS, type View } from '../../pictures/renders.ts';
import type { StoredOption } from '../schema/index.ts';

/** Turns of the colour wheel that a drawing can have. */
const HUES = 12;

/** The rendered view that takes the place of each arrangement of a drawing. */
const VIEW_OF: Readonly<Record<Shot, View>> = {
	front: 'whole',
	tilt: 'back',
	close: 'detail',
	pair: 'use',
	pattern: 'use',
};

/**
 * Picture key of the product type that an icon shows: its render if there is one, otherwise the drawing.
 * @param hue turns of the colour wheel of the drawing; a rendered type takes one of its own colours instead
 */
export function faceOf(icon: string, hue = 0): string {
	const type = renderOf(icon);
	return type === undefined ? pictureKey(icon, hue) : renderKey(icon, paintOf(type, hue), 'whole');
}

/** What a product's pictures are chosen by. */
interface Pictured {
	readonly id: number;
	readonly icon: string;
	readonly hue: number;
	/** Colour of a product without a choice of colour; one of the type's by hue unless given. */
	readonly colour?: string | null;
	readonly options: readonly StoredOption[];
	/** Digital goods are drawn: their icons are those of things. */
	readonly isDigital: boolean;
}

/** The pictures of a product, and its options with pictures for each colour. */
export function picturesOf({ id, icon, hue, colour, options, isDigital }: Pictured): {
	pictureKeys: string[];
	options: StoredOption[];
} {
	const type = isDigital ? undefined : renderOf(icon);
	if (type === undefined) {
		const shots = SHOTS.filter((_, i) => i === 0 || (id + i) % 5 !== 0);
		return { pictureKeys: shots.map((shot) => pictureKey(icon, hue, shot)), options: [...options] };
	}
	const views = VIEWS.filter((view) => type.views[view] !== undefined);
	const inColour = (paint: string | null) => views.map((view) => renderKey(icon, paint, view));
	if (type.paints.length === 0) return { pictureKeys: inColour(null), options: [...options] };
	const coloured = options.map((option) => ({
		...option,
		values: option.values.map((value) =>
			value.swatch === null ? value : { ...value, pictureKeys: inColour(value.swatch) },
		),
	}));
	const first = coloured.flatMap(({ values }) => values.map(({ pictureKeys }) => pictureKeys)).find((keys) => keys);
	return { pictureKeys: first ?? inColour(colour ?? paintOf(type, hue)), options: coloured };
}

/** The rendered picture in the place of a drawing; `undefined` for another key and for what is not rendered. */
export function renderedInstead(key: string): string | undefined {
	const parts = readPictureKey(key);
	if (parts?.form !== 'drawing') return undefined;
	const type = renderOf(parts.icon);
	const view = VIEW_OF[parts.shot];
	if (type === undefined) return undefined;
	return renderKey(parts.icon, paintOf(type, parts.hue), type.views[view] === undefined ? 'whole' : view);
}

/** A colour of a type that its products share by hue. */
const paintOf = ({ paints }: RenderedType, hue: number): string | null =>
	paints[Math.floor((hue * paints.length) / HUES)] ?? null;
