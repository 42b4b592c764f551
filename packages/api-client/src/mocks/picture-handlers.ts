import { type HttpHandler, HttpResponse, http } from 'msw';
import { pictureSvg } from './pictures/picture-svg.ts';

const NAME = /^(.+)-(\d+)\.(?:avif|webp)$/;

/** Answers `/api/pictures/<key>-<width>` in each format with a drawing; browsers go by its content type. */
export function pictureHandlers(): HttpHandler[] {
	return [
		http.get('*/api/pictures/:name', ({ params }) => {
			const [, key = '', width = ''] = NAME.exec(String(params.name)) ?? [];
			const svg = pictureSvg(key, Number(width));
			if (svg === undefined) return new HttpResponse(null, { status: 404 });
			return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
		}),
	];
}
