import { join } from 'node:path';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { sessionOfHeaders } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import {
	banners,
	categories,
	collections,
	orderLines,
	products,
	reviewImages,
	shops,
	uploads,
} from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { isOperator } from '../http/operator.ts';
import type { Services } from '../http/services.ts';
import { mayLoadPrivate } from '../uploads/access.ts';
import { isPrivateKey, isUploadKey } from '../uploads/keys.ts';
import { resizedUpload } from '../uploads/pictures.ts';
import { PICTURE_FORMATS } from './encode.ts';
import { PICTURES_PATH, readPictureKey } from './keys.ts';
import type { PictureMaker } from './maker.ts';
import type { Depicted } from './scene.ts';
import { createPictureStore, type PictureStore } from './store.ts';

/** The file in a picture's address: key, width and format. */
const ADDRESS = /^([\w-]{1,80})-(\d{2,4})\.([a-z]{3,4})$/;

/**
 * Serves the pictures of products, shops, categories and banners, and those that people sent, in fixed widths.
 */
export function mountPictures({ app, services, maker }: Router): void {
	let store: Promise<PictureStore> | undefined;
	app.get(`${PICTURES_PATH}/:file`, async (c) => {
		c.set('route', `${PICTURES_PATH}/{file}`);
		const [, key = '', width, extension] = ADDRESS.exec(c.req.param('file')) ?? [];
		const format = PICTURE_FORMATS.find((known) => known === extension);
		const isPrivate = isPrivateKey(key);
		if (isPrivate && !(await mayLoad(c, services, key))) throw new Failure('path_not_found');
		store ??= openStore(services, maker).catch((error: unknown) => {
			store = undefined;
			throw error;
		});
		const picture = format && (await (await store).get(key, Number(width), format));
		if (!picture) throw new Failure('path_not_found');
		// Uploaded pictures are cached by browsers only: anyone with the address may see them, but no shared cache stores them.
		// Before a browser shows a private one again, it asks whether it still may.
		const scope = isUploadKey(key) ? 'private' : 'public';
		c.header('cache-control', isPrivate ? 'private, no-cache' : `${scope}, max-age=31536000, immutable`);
		c.header('etag', picture.etag);
		if (c.req.header('if-none-match') === picture.etag) return c.body(null, 304);
		return c.body(picture.bytes, 200, {
			'content-type': `image/${format}`,
			'content-length': String(picture.bytes.length),
		});
	});
}

/** Whether the caller may load a private picture: an account that it belongs to, or an operator by token. */
async function mayLoad(c: Context, services: Services, key: string): Promise<boolean> {
	const { config, db, now } = services;
	// Without a token, everybody is an operator of the demo.
	if (config.metricsToken !== undefined && isOperator(c, config)) return true;
	const session = await sessionOfHeaders(c.req.raw.headers, services);
	return session !== undefined && (await mayLoadPrivate(db, key, session, now()));
}

/** A store with the icons in their hues and the rendered types in their colours that the catalogue uses. */
async function openStore({ db, config, files }: Services, maker: PictureMaker): Promise<PictureStore> {
	const { rows } = await db.execute<{ key: string }>(sql`
		select distinct ${ofType(sql`unnest(${products.pictureKeys})`)} as key from ${products}
		union select ${ofType(sql`jsonb_path_query(${products.options}, '$[*].values[*].pictureKeys[*]') #>> '{}'`)} from ${products}
		union select ${shops.pictureKey} from ${shops}
		union select ${categories.pictureKey} from ${categories}
		union select unnest(${banners.pictureKeys}) from ${banners}
		union select unnest(${collections.pictureKeys}) from ${collections}
		union select ${ofType(orderLines.pictureKey)} from ${orderLines} where ${isComposed(orderLines.pictureKey)}
		union select ${ofType(reviewImages.pictureKey)} from ${reviewImages} where ${isComposed(reviewImages.pictureKey)}
		union select ${uploads.pictureKey} from ${uploads} where ${isComposed(uploads.pictureKey)}`);
	const known = new Set<string>();
	const icons = new Set<string>();
	for (const { key } of rows) {
		const parts = readPictureKey(key);
		if (!parts) continue;
		known.add(parts.form === 'render' ? `${parts.type} ${parts.colour}` : `${parts.icon} ${parts.hue}`);
		if (parts.form === 'drawing') icons.add(parts.icon);
	}
	return createPictureStore(
		join(config.dataDir, 'pictures'),
		icons,
		{
			// Renders without painted parts, such as the covers of shops, are few.
			isKnown: (name, variation) => variation === null || known.has(`${name} ${variation}`),
			productWith: (key, product) => productWith(db, key, product),
		},
		(key, width, format) => resizedUpload(files, key, width, format, maker),
		maker,
	);
}

/** A key of a picture that one product has for itself, as that of the render of its type; the others as they are. */
const ofType = (key: SQLWrapper) => sql`regexp_replace(${key}, '_(?:b[1-9])?p[0-9]+x[0-9a-z]+$', '')`;

/** The product that shows a picture of its own, in a colour or in a review. */
async function productWith(db: Db, key: string, id: number): Promise<Depicted | undefined> {
	const [product] = await db
		.select({
			id: products.id,
			edition: products.edition,
			name: products.name,
			facts: products.facts,
			isShown: sql<boolean>`${key} = any(${products.pictureKeys})
				or jsonb_path_exists(${products.options}, '$[*].values[*].pictureKeys[*] ? (@ == $key)', ${JSON.stringify({ key })}::jsonb)
				or exists (select 1 from ${reviewImages} where ${reviewImages.pictureKey} = ${key})`,
		})
		.from(products)
		.where(eq(products.id, id));
	if (!product?.isShown) return undefined;
	return { ...product, edition: product.edition === 'th' ? 'th' : 'mm' };
}

/** Whether a key in a column is that of a drawing or a render: old orders, reviews and messages still show them. */
const isComposed = (key: AnyPgColumn) => sql`${key} !~ '^(upload|private)_'`;
