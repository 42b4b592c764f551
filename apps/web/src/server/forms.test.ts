import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { mountForms } from './forms.ts';
import type { FormRequest, Renderer } from './renderer.ts';

const PAGE = 'http://mm.localhost/Products/1?variant=2';
const SAME = { 'sec-fetch-site': 'same-origin', referer: PAGE };

function setUp(form: (name: string, request: FormRequest) => Promise<string> = async () => '/') {
	const app = new Hono();
	const asked: Request[] = [];
	app.all('/api/*', (context) => {
		asked.push(context.req.raw);
		context.header('set-cookie', 'session=new; Path=/; HttpOnly');
		return context.json({});
	});
	const handle = vi.fn(form);
	const renderer = { isForm: (name: string) => name === 'wish', form: handle } satisfies Partial<Renderer>;
	mountForms(app, {
		config: { defaultEdition: 'mm', trustsProxy: () => false },
		renderer: () => renderer as Partial<Renderer> as Renderer,
		now: () => 7,
	});
	const send = (headers: Record<string, string>, path = '/forms/wish') =>
		app.request(`http://mm.localhost${path}`, {
			method: 'POST',
			headers: { host: 'mm.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
			body: 'save=1001',
		});
	return { send, handle, asked };
}

test('a form of this site leads to a page, which is told apart from the form by its method', async () => {
	const { send, handle } = setUp(async () => '/Products/1?notice=saved');
	const { status, headers } = await send(SAME);
	expect(status).toBe(303);
	expect(headers.get('location')).toBe('/Products/1?notice=saved');
	expect(headers.get('cache-control')).toBe('no-store');
	const [name, request] = handle.mock.calls[0] ?? [];
	expect(name).toBe('wish');
	expect(request).toMatchObject({ from: '/Products/1?variant=2', edition: 'mm', now: 7, isSecure: false });
	expect(request?.fields.get('save')).toBe('1001');
});

test.each([
	['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://mm.localhost' }],
	['a site beside it', { 'sec-fetch-site': 'same-site' }],
	['another site in a browser that says only its origin', { origin: 'http://elsewhere.example' }],
	['a page without an origin', { origin: 'null' }],
	['nobody knows where', {}],
])('a form of %s is refused', async (_, headers: Record<string, string>) => {
	const { send, handle } = setUp();
	expect((await send(headers)).status).toBe(403);
	expect(handle).not.toHaveBeenCalled();
});

test('a browser that says only its origin may send forms of this site', async () => {
	expect((await setUp().send({ origin: 'http://mm.localhost' })).status).toBe(303);
});

test('a form never leads to another site', async () => {
	const { send } = setUp(async () => 'https://elsewhere.example/');
	expect((await send(SAME)).headers.get('location')).toBe('/');
	const { send: fromElsewhere, handle } = setUp();
	await fromElsewhere({ ...SAME, referer: 'http://elsewhere.example/trap' });
	expect(handle.mock.calls[0]?.[1].from).toBe('/');
});

test('an unknown form is none, and a long one is refused', async () => {
	const { send } = setUp();
	expect((await send(SAME, '/forms/unknown')).status).toBe(404);
	const long = await setUp().send({ ...SAME, 'content-length': '40000' });
	expect(long.status).toBe(413);
});

test('calls of the API are the visitor’s own, and their cookies reach the browser', async () => {
	const { send, asked } = setUp(async (_, { fetch, setCookie, cookie }) => {
		setCookie('seen', 'ä', { maxAgeSeconds: 60, path: '/', sameSite: 'Lax', secure: false });
		await fetch('/api/auth/csrf');
		await fetch('/api/cart', { headers: { accept: 'application/json' } });
		return `/?seen=${cookie('seen')}`;
	});
	const { headers } = await send({ ...SAME, cookie: 'session=old; locale=en', 'user-agent': 'test' });
	expect(headers.get('location')).toBe('/?seen=ä');
	expect(asked.map(({ headers: sent }) => sent.get('cookie'))).toEqual([
		'session=old; locale=en; seen=%C3%A4',
		'session=new; locale=en; seen=%C3%A4',
	]);
	expect(asked.map(({ headers: sent }) => sent.get('user-agent'))).toEqual(['test', 'test']);
	expect(headers.getSetCookie()).toEqual([
		'seen=%C3%A4; Max-Age=60; Path=/; SameSite=Lax',
		'session=new; Path=/; HttpOnly',
		'session=new; Path=/; HttpOnly',
	]);
});
