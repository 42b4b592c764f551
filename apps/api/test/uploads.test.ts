import { type Upload, uploadPicture } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { createDecoder, type Decoder } from '../src/uploads/decoder.ts';
import { failed, ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
});
afterAll(() => api.close());

const drawn = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#808020' } });
const blob = (bytes: Uint8Array, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
const post = (file: Blob) => shopper.call('POST', '/api/uploads?purpose=review', file);
const keep = async (file: Blob): Promise<Upload> => ok(uploadPicture, await post(file)).data;
const read = async (upload: Upload, width: number, format: 'avif' | 'webp' = 'webp') =>
	api.app.request(`${upload.picture.path}-${width}.${format}`);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('a picture that is sent', () => {
	it.each([
		['webp', 'webp'],
		// The container of AVIF.
		['avif', 'heif'],
	] as const)('is rotated upright and contains no location, time or camera data, as %s', async (wanted, container) => {
		const photo = drawn(400, 200).withExif({
			IFD0: { Make: 'Secret camera' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' },
		});
		const jpeg = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
		const sent = await sharp(jpeg).metadata();
		expect([sent.orientation, sent.exif !== undefined]).toEqual([6, true]);
		const upload = await keep(blob(jpeg, 'image/jpeg'));
		expect(upload.picture).toMatchObject({ width: 200, height: 400 });
		const { format, exif, xmp, iptc, orientation } = await sharp(
			await bytesOf(await read(upload, 160, wanted)),
		).metadata();
		expect({ format, exif, xmp, iptc, orientation }).toEqual({
			format: container,
			exif: undefined,
			xmp: undefined,
			iptc: undefined,
			orientation: undefined,
		});
	});

	it('is shrunk to 1920 pixels, and served in the widths of all pictures but never enlarged', async () => {
		const upload = await keep(blob(await drawn(3000, 1500).jpeg().toBuffer(), 'image/jpeg'));
		expect(upload.picture).toMatchObject({ width: 1920, height: 960 });
		for (const width of upload.picture.widths) {
			const { width: wide, height } = await sharp(await bytesOf(await read(upload, width))).metadata();
			expect([wide, height]).toEqual([width, width / 2]);
		}
		const small = await keep(blob(await drawn(100, 100).png().toBuffer()));
		expect((await sharp(await bytesOf(await read(small, 960))).metadata()).width).toBe(100);
	});

	it('is cached by browsers only, under an unguessable address', async () => {
		const upload = await keep(blob(await drawn(100, 100).png().toBuffer()));
		expect(upload.picture.path).toMatch(/^\/api\/pictures\/upload_[\da-f]{32}$/);
		const response = await read(upload, 96);
		expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
		expect((await api.app.request(`/api/pictures/upload_${'0'.repeat(32)}-96.webp`)).status).toBe(404);
		expect((await read(upload, 97)).status).toBe(404);
	});

	it('is deleted when its upload is withdrawn', async () => {
		const upload = await keep(blob(await drawn(100, 100).png().toBuffer()));
		expect((await shopper.call('DELETE', `/api/uploads/${upload.id}`)).status).toBe(200);
		expect((await read(upload, 96)).status).toBe(404);
	});
});

describe('what is refused', () => {
	/** A picture of some kilobytes whose header claims 2.5 billion pixels. */
	async function bomb(): Promise<Uint8Array> {
		const png = new Uint8Array(await drawn(64, 64).png().toBuffer());
		new DataView(png.buffer).setUint32(16, 50_000);
		new DataView(png.buffer).setUint32(20, 50_000);
		return png;
	}

	it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
		['a text', 'type', () => new TextEncoder().encode('not a picture')],
		['nothing', 'type', () => new Uint8Array()],
		[
			'an SVG, which may hold scripts',
			'type',
			() => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
		],
		['a GIF', 'type', () => drawn(90, 90).gif().toBuffer()],
		[
			'a picture that breaks off',
			'broken',
			async () => {
				const noise = sharp({
					create: {
						width: 300,
						height: 300,
						channels: 3,
						background: '#000',
						noise: { type: 'gaussian', mean: 128, sigma: 60 },
					},
				});
				return (await noise.png().toBuffer()).subarray(0, 9_000);
			},
		],
		['a picture too small to see', 'small', () => drawn(31, 400).png().toBuffer()],
		['a picture longer than any camera takes', 'large', () => drawn(16_001, 40).png().toBuffer()],
		['a bomb', 'large', bomb],
	])('%s: %s', async (_, reason, make) => {
		const answer = await post(blob(await make()));
		expect(failed(answer)).toMatchObject({ code: 'upload_refused', details: { reason } });
	});

	/** An interlaced picture of few bytes that takes seconds to decode. */
	const hostile = () => drawn(7_000, 7_000).png({ progressive: true }).toBuffer();

	it.each([
		['PNG', () => drawn(5_100, 5_000).png().toBuffer()],
		['interlaced PNG', hostile],
		['progressive JPEG', () => drawn(4_000, 3_100).jpeg({ progressive: true }).toBuffer()],
		['WebP', () => drawn(5_100, 5_000).webp({ effort: 0 }).toBuffer()],
	])('a %s with more pixels than its format may have', async (_, make) => {
		const answer = await post(blob(await make()));
		expect(failed(answer)).toMatchObject({ code: 'upload_refused', details: { reason: 'large' } });
	});

	it('a file of an unsupported media type, without reading it', async () => {
		const answer = await post(blob(await drawn(90, 90).png().toBuffer(), 'application/pdf'));
		expect(failed(answer)).toMatchObject({ code: 'upload_refused', details: { reason: 'type' } });
	});
});

describe('the decoder', () => {
	const small = () => drawn(64, 64).png().toBuffer();
	const decoders: Decoder[] = [];
	const decoderOf = (decodeMs?: number) => {
		const decoder = createDecoder(decodeMs);
		decoders.push(decoder);
		return decoder;
	};
	afterAll(() => Promise.all(decoders.map((decoder) => decoder.close())));

	it('aborts a picture that takes too long, and continues with the next', async () => {
		const decoder = decoderOf(1);
		const tooLong = { code: 'upload_refused', details: { reason: 'large' } };
		const bytes = await small();
		const answers = await Promise.allSettled(['a', 'b'].map((account) => decoder.decode(account, bytes)));
		expect(answers).toMatchObject([{ reason: tooLong }, { reason: tooLong }]);
	});

	it('is fair between accounts, and refuses an account with many waiting pictures', async () => {
		const decoder = decoderOf();
		const bytes = await small();
		const order: string[] = [];
		const send = (account: string) => decoder.decode(account, bytes).then(() => order.push(account));
		const many = Array.from({ length: 11 }, () => send('many'));
		const oneMore = send('many');
		const others = [send('one'), send('other')];
		await expect(oneMore).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 10 } });
		await Promise.all([...many, ...others]);
		expect(order.slice(0, 4)).toEqual(['many', 'one', 'other', 'many']);
		expect(order).toHaveLength(13);
	});

	it('rejects more bytes than its limit', async () => {
		const decoder = decoderOf();
		const bytes = new Uint8Array(30_000_000);
		const sent = ['a', 'b', 'c', 'd'].map((account) => decoder.decode(account, bytes));
		const answers = await Promise.allSettled(sent);
		expect(answers[3]).toMatchObject({ reason: { code: 'unavailable' } });
		expect(answers[2]).toMatchObject({ reason: { code: 'upload_refused', details: { reason: 'type' } } });
	});
});
