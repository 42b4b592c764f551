import type { Localized, Picture } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { renderOf, VIEWS, type View } from './renders.ts';
import { typeNamed } from './types.ts';

/** How a drawing is arranged; the first is a product's face. */
export const SHOTS = ['front', 'tilt', 'close', 'pair', 'pattern'] as const;

/** Name of a shot. */
export type Shot = (typeof SHOTS)[number];

/**
 * Widths in pixels that every picture is served in; all are square. A phone with two pixels for each of CSS needs 360 for a
 * card and 800 for a product page.
 */
export const PICTURE_WIDTHS = [96, 160, 320, 360, 480, 640, 800, 960] as const;

/** Where pictures are served. */
export const PICTURES_PATH = '/api/pictures';

/**
 * The key of a drawing.
 * @param icon Name in the icon set.
 * @param hue Steps of 30° that its colours are turned, 0 to 11.
 */
export function pictureKey(icon: string, hue = 0, shot: Shot = 'front'): string {
	return `${icon}_h${hue}_${shot}`;
}

/**
 * The key of a rendered picture.
 * @param type A rendered product type.
 * @param colour CSS colour (`#rrggbb`) of its painted parts; null for a type without any.
 */
export function renderKey(type: string, colour: string | null, view: View): string {
	return `${type}_${colour === null ? 'own' : colour.slice(1)}_${view}`;
}

/** Which product a picture shows with what is printed on it. */
export interface Own {
	readonly product: number;
	/** Changes with what of the product is shown. */
	readonly revision: string;
	/** Buyers' photographs are counted from 1; 0 is the picture of the shop. */
	readonly photo: number;
}

/**
 * The key of a picture that one product has for itself.
 * @param key of the render that is shown when the product has changed or is gone
 * @param revision some letters and digits
 */
export const ownKey = (key: string, { product, revision, photo }: Own): string =>
	`${key}_${photo === 0 ? '' : `b${photo}`}p${product}x${revision}`;

/** A drawing of the icon set. */
export interface DrawingParts {
	readonly form: 'drawing';
	readonly icon: string;
	readonly hue: number;
	readonly shot: Shot;
}

/** A rendered picture of a product type. */
export interface RenderParts {
	readonly form: 'render';
	readonly type: string;
	/** `#rrggbb`, null for its own colours. */
	readonly colour: string | null;
	readonly view: View;
	/** Of a picture that one product has for itself. */
	readonly own?: Own;
}

/** A picture key taken apart. */
export type PictureParts = DrawingParts | RenderParts;

const KEY =
	/^([a-z0-9]+(?:-[a-z0-9]+)*)_(?:h(\d|1[01])|([\da-f]{6})|own)_([a-z]+)(?:_(?:b([1-9]))?p(\d{1,9})x([\da-z]{1,8}))?(?:_r[\da-f]{8})?$/;

/** Takes a key apart; `undefined` when it is none. An address may have the revision of a render after it. */
export function readPictureKey(key: string): PictureParts | undefined {
	const match = KEY.exec(key);
	const [, name, hue, colour, arrangement, photo = '0', product, revision] = match ?? [];
	if (!name) return undefined;
	if (hue !== undefined) {
		const shot = SHOTS.find((each) => each === arrangement);
		return shot && { form: 'drawing', icon: name, hue: Number(hue), shot };
	}
	const view = VIEWS.find((each) => each === arrangement);
	if (!view) return undefined;
	const own = product && revision ? { product: Number(product), revision, photo: Number(photo) } : undefined;
	return {
		form: 'render',
		type: typeNamed(name),
		colour: colour === undefined ? null : `#${colour}`,
		view,
		...(own && { own }),
	};
}

/** Description of a shot or a view, after the product's name. */
const WORDS: Readonly<Record<Shot | View, Localized | undefined>> = {
	front: undefined,
	tilt: { en: 'from the side', mm: 'ဘေးမှမြင်ရပုံ', thai: 'มุมเอียง', china: '侧面' },
	close: { en: 'close-up', mm: 'အနီးကပ်', thai: 'ระยะใกล้', china: '特写' },
	pair: { en: 'two pieces', mm: 'နှစ်ခုတွဲ', thai: 'สองชิ้น', china: '两件' },
	pattern: { en: 'with decoration', mm: 'အလှဆင်ထားပုံ', thai: 'จัดวางตกแต่ง', china: '搭配展示' },
	whole: undefined,
	detail: { en: 'close-up', mm: 'အနီးကပ်', thai: 'ระยะใกล้', china: '特写' },
	use: { en: 'in use', mm: 'အသုံးပြုထားပုံ', thai: 'ขณะใช้งาน', china: '使用场景' },
	back: { en: 'another view', mm: 'အခြားရှုထောင့်မှ ပုံ', thai: 'อีกมุมหนึ่ง', china: '另一角度' },
};

/**
 * Address of a picture without its width. That of a render contains the render's revision: browsers cache addresses for a
 * year, and a render can be replaced.
 */
export function picturePath(key: string): string {
	const parts = readPictureKey(key);
	const revision = parts?.form === 'render' ? renderOf(parts.type)?.views[parts.view] : undefined;
	return `${PICTURES_PATH}/${key}${revision === undefined ? '' : `_r${revision}`}`;
}

/**
 * A picture as the contract gives it.
 * @param key A picture key.
 * @param name What it shows, in the language of the request; empty for decoration.
 */
export function pictureOf(key: string, tint: number, name: string, language: Language): Picture {
	const parts = readPictureKey(key);
	const words = parts && WORDS[parts.form === 'render' ? parts.view : parts.shot];
	return {
		path: picturePath(key),
		widths: [...PICTURE_WIDTHS],
		alt: name && words ? `${name}, ${words[language]}` : name,
		tint,
	};
}
