import type { Localized, Picture } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';

/** How an object is photographed; the first is a product's face. */
export const SHOTS = ['front', 'tilt', 'close', 'pair', 'pattern'] as const;

/** Name of a shot. */
export type Shot = (typeof SHOTS)[number];

/** Widths in pixels that every picture is served in; all are square. */
export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960] as const;

/** Where pictures are served. */
export const PICTURES_PATH = '/api/pictures';

/**
 * The key of a picture.
 * @param icon Name in the icon set.
 * @param hue Steps of 30° that its colours are turned, 0 to 11.
 */
export function pictureKey(icon: string, hue = 0, shot: Shot = 'front'): string {
	return `${icon}_h${hue}_${shot}`;
}

/** A picture key taken apart. */
export interface PictureParts {
	readonly icon: string;
	readonly hue: number;
	readonly shot: Shot;
}

/** Takes a key apart; `undefined` when it is none. */
export function readPictureKey(key: string): PictureParts | undefined {
	const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)_h(\d|1[01])_([a-z]+)$/.exec(key);
	const shot = SHOTS.find((name) => name === match?.[3]);
	return match?.[1] && match[2] && shot ? { icon: match[1], hue: Number(match[2]), shot } : undefined;
}

/** Description of a shot, after the product's name. */
const SHOT_WORDS: Readonly<Record<Shot, Localized | undefined>> = {
	front: undefined,
	tilt: { en: 'from the side', mm: 'ဘေးမှမြင်ရပုံ', thai: 'มุมเอียง', china: '侧面' },
	close: { en: 'close-up', mm: 'အနီးကပ်', thai: 'ระยะใกล้', china: '特写' },
	pair: { en: 'two pieces', mm: 'နှစ်ခုတွဲ', thai: 'สองชิ้น', china: '两件' },
	pattern: { en: 'with decoration', mm: 'အလှဆင်ထားပုံ', thai: 'จัดวางตกแต่ง', china: '搭配展示' },
};

/**
 * A picture as the contract gives it.
 * @param key A picture key.
 * @param name What it shows, in the language of the request; empty for decoration.
 */
export function pictureOf(key: string, tint: number, name: string, language: Language): Picture {
	const words = SHOT_WORDS[readPictureKey(key)?.shot ?? 'front'];
	return {
		path: `${PICTURES_PATH}/${key}`,
		widths: [...PICTURE_WIDTHS],
		alt: name && words ? `${name}, ${words[language]}` : name,
		tint,
	};
}
