import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { readScreens } from './read-screens.ts';

/** The modules that are empty in the source. */
const PICTURE_LIST = /\/screens\/picture-list\.ts$/;
const SCREEN_LIST = /\/screens\/screen-states\.ts$/;

/** Pictures of screens on a phone: `<id of the story>--phone.png`. */
const SHOWN = /^(?<story>screens-.+?--.+?)--phone\.png$/;

/** Width of a small picture in px: twice of what it takes on the page. */
const WIDTH = 240;

const FOLDER = 'screen-pictures';

/** Small pictures outlive a build: they depend on nothing but the large one. */
const KEPT = new URL('../../node_modules/.cache/zaylat-pictures', import.meta.url).pathname;

async function smallPicture(file: string): Promise<Buffer> {
	const content = readFileSync(file);
	const kept = join(KEPT, `${createHash('sha256').update(`${WIDTH}`).update(content).digest('hex').slice(0, 24)}.webp`);
	if (existsSync(kept)) return readFileSync(kept);
	const small = await sharp(content).resize({ width: WIDTH }).webp({ quality: 70 }).toBuffer();
	mkdirSync(KEPT, { recursive: true });
	writeFileSync(kept, small);
	return small;
}

/**
 * Gives the matrix of screens the states that screens declare and small copies of the committed pictures, which are
 * served below `screen-pictures/`.
 * @param source the source folder of `@zaylat/storefront`
 * @param baselines folder of the pictures
 */
export function screens(source: string, baselines: string): Plugin {
	let isBuild = false;
	return {
		name: 'zaylat-screens',
		enforce: 'pre',
		configResolved({ command }) {
			isBuild = command === 'build';
		},
		async load(id) {
			if (SCREEN_LIST.test(id)) return `export const SCREEN_STATES = ${JSON.stringify(readScreens(source))};`;
			if (!PICTURE_LIST.test(id)) return undefined;
			const stories = readdirSync(baselines).flatMap((file) => SHOWN.exec(file)?.groups?.story ?? []);
			if (isBuild) {
				for (const story of stories) {
					const source = await smallPicture(join(baselines, `${story}--phone.png`));
					this.emitFile({ type: 'asset', fileName: `${FOLDER}/${story}.webp`, source });
				}
			}
			return `export const PICTURES = ${JSON.stringify(stories)};`;
		},
		configureServer({ middlewares }) {
			middlewares.use(`/${FOLDER}/`, (request, response, next) => {
				const story = /^\/(screens-[\w-]+)\.webp/.exec(request.url ?? '')?.[1];
				const file = join(baselines, `${story}--phone.png`);
				if (story === undefined || !existsSync(file)) return next();
				smallPicture(file).then((content) => response.setHeader('Content-Type', 'image/webp').end(content), next);
			});
		},
	};
}
