import {
	type Depicted,
	ownKey,
	pictureKey,
	type RenderedType,
	readPictureKey,
	renderKey,
	SHOTS,
	type Shot,
	typeNamed,
	VIEWS,
	type View,
} from '@zaylat/api/pictures';
import type { StoredOption } from '@zaylat/api/schema';
import { lookRevision, ownViews } from './looks/looks.ts';
import { ownPaint } from './looks/paints.ts';
import { RENDERS } from './renders.ts';

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
	const name = RENDERS.typeOf(typeNamed(icon)) === undefined ? cardOf(icon) : typeNamed(icon);
	return faceOfType(name, hue) ?? pictureKey(icon, hue);
}

/** Picture key of a category of digital goods: the card that is sold. @param colour number of one of its colours */
export function faceOfDigital(icon: string, colour: number): string {
	const name = cardOf(icon);
	const type = RENDERS.typeOf(name);
	return type ? renderKey(name, type.paints[colour % type.paints.length] ?? null, 'whole') : pictureKey(icon);
}

function faceOfType(name: string, hue: number): string | undefined {
	const type = RENDERS.typeOf(name);
	return type && renderKey(name, paintOf(type, hue), 'whole');
}

const CARD = '-card';

/** The picture type of digital goods with an icon: a card with its sign. */
export const cardOf = (icon: string): string => `${icon}${CARD}`;

/** The icon of digital goods by one of their picture keys, which is that of a card or a drawing. */
export function digitalIconOf(key: string): string {
	const [name = ''] = key.split('_');
	return name.endsWith(CARD) ? name.slice(0, -CARD.length) : name;
}

/** What a product's pictures are chosen by. */
interface Pictured {
	readonly id: number;
	readonly icon: string;
	readonly hue: number;
	/** Colour of a product without a choice of colour; one of the type's by hue unless given. */
	readonly colour?: string | null;
	readonly options: readonly StoredOption[];
	/** Digital goods are shown as cards. */
	readonly isDigital: boolean;
	/** What tells it from others of its type; without it it is shown as they are. */
	readonly product?: Omit<Depicted, 'id'>;
}

/** The pictures of a product, and its options with pictures for each colour. */
export function picturesOf({ id, icon, hue, colour, options, isDigital, product }: Pictured): {
	pictureKeys: string[];
	options: StoredOption[];
} {
	const name = isDigital ? cardOf(icon) : typeNamed(icon);
	const type = RENDERS.typeOf(name);
	if (type === undefined) {
		const shots = SHOTS.filter((_, i) => i === 0 || (id + i) % 5 !== 0);
		return { pictureKeys: shots.map((shot) => pictureKey(icon, hue, shot)), options: [...options] };
	}
	const own =
		isDigital || !product ? undefined : { ...ownViews(name, { id, ...product }), ...ownPart({ id, ...product }) };
	const isOwn = (view: View) => own?.views.includes(view) === true;
	const views = VIEWS.filter((view) => isOwn(view) || (own?.keeps !== false && type.views[view] !== undefined));
	const inColour = (paint: string | null) =>
		views.map((view) => {
			const key = renderKey(name, paint, view);
			return own && isOwn(view) ? ownKey(key, own) : key;
		});
	if (type.paints.length === 0) return { pictureKeys: inColour(null), options: [...options] };
	const coloured = options.map((option) => ({
		...option,
		values: option.values.map((value) =>
			value.swatch === null ? value : { ...value, pictureKeys: inColour(value.swatch) },
		),
	}));
	const first = coloured.flatMap(({ values }) => values.map(({ pictureKeys }) => pictureKeys)).find((keys) => keys);
	const paint = colour ?? ownPaint(name, product?.name.en ?? '') ?? paintOf(type, hue);
	return { pictureKeys: first ?? inColour(paint), options: coloured };
}

const ownPart = (product: Depicted) => ({ product: product.id, revision: lookRevision(product), photo: 0 });

/** Photographs that buyers of a product took: of its face in one of its colours, in their homes. */
export const photographsOf = (face: string): readonly string[] => {
	const parts = readPictureKey(face);
	if (parts?.form !== 'render' || !parts.own) return [];
	const { type, colour, view, own } = parts;
	return PHOTOGRAPHS.map((photo) => ownKey(renderKey(type, colour, view), { ...own, photo }));
};

/** Photographs of one thing by their numbers. */
const PHOTOGRAPHS = [1, 2, 3] as const;

/** The rendered picture in the place of a drawing; `undefined` for another key and for what is not rendered. */
export function renderedInstead(key: string, isDigital = false): string | undefined {
	const parts = readPictureKey(key);
	if (parts?.form !== 'drawing') return undefined;
	const name = isDigital ? cardOf(parts.icon) : typeNamed(parts.icon);
	const type = RENDERS.typeOf(name);
	const view = VIEW_OF[parts.shot];
	if (type === undefined) return undefined;
	return renderKey(name, paintOf(type, parts.hue), type.views[view] === undefined ? 'whole' : view);
}

/** A colour of a type that its products share by hue. */
const paintOf = ({ paints }: RenderedType, hue: number): string | null =>
	paints[Math.floor((hue * paints.length) / HUES)] ?? null;
