import { isVisitorOnHttps } from '@zaylat/api/proxies';
import { safeRedirect } from '@zaylat/domain/access';
import { type CookieRules, formatCookie } from '@zaylat/domain/cookies';
import { editionOfHost } from '@zaylat/domain/editions';
import type { Context, Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { peerOf } from './api-service.ts';
import type { WebConfig } from './config.ts';
import type { Renderer } from './renderer.ts';

/** Longest form that is read, in bytes. */
const MAX_FORM_BYTES = 32_768;

/** Headers of the visitor that go along with calls of the API: who calls, and through which proxies. */
const PASSED_ON = ['host', 'origin', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** What taking forms needs. */
export interface FormServices {
	readonly config: Pick<WebConfig, 'defaultEdition' | 'trustsProxy'>;
	renderer(): Renderer | Promise<Renderer>;
	now(): number;
}

/**
 * Takes the forms of pages without script, and answers with a redirect (303) to a page of this site. A form calls the API
 * at the same address as the browser, so limits, validation and rules are those of its scripts.
 */
export function mountForms(app: Hono, { config, renderer, now }: FormServices): void {
	const handle: Handler = async (context) => {
		if (!isOfThisSite(context)) return context.text('Forbidden', 403, { 'cache-control': 'no-store' });
		const use = await renderer();
		const { name = '' } = context.req.param();
		if (!use.isForm(name)) return context.notFound();
		const visitor = visitorOf(app, context);
		const protocol = new URL(context.req.url).protocol;
		const forwardedProto = context.req.header('x-forwarded-proto');
		const to = await use.form(name, {
			fields: await context.req.formData(),
			from: pageOf(context),
			edition: editionOfHost(hostOf(context), config.defaultEdition),
			now: now(),
			isSecure: isVisitorOnHttps({ peer: peerOf(context), forwardedProto, protocol }, config.trustsProxy),
			...visitor,
		});
		const headers = new Headers({ location: safeRedirect(to), 'cache-control': 'no-store' });
		for (const cookie of visitor.set) headers.append('set-cookie', cookie);
		return new Response(null, { status: 303, headers });
	};
	app.post('/forms/:name', bodyLimit({ maxSize: MAX_FORM_BYTES }), handle);
}

const hostOf = (context: Context) => context.req.header('host') ?? new URL(context.req.url).host;

/**
 * Whether a page of this site has sent the form. Pages may be cached, so they contain no token; browsers say where a form
 * comes from, and do not send the session's cookie (`SameSite=Lax`) with a form of another site.
 */
function isOfThisSite(context: Context): boolean {
	const site = context.req.header('sec-fetch-site');
	if (site !== undefined) return site === 'same-origin';
	const origin = URL.parse(context.req.header('origin') ?? '');
	return origin?.host === hostOf(context);
}

/** Path and query of the page that the form is on. */
function pageOf(context: Context): string {
	const page = URL.parse(context.req.header('referer') ?? '');
	return page?.host === hostOf(context) ? safeRedirect(page.pathname + page.search) : '/';
}

/** Sends calls to the API as the visitor's browser would, with the cookies that earlier responses have set. */
function visitorOf(app: Hono, context: Context) {
	const jar = new Map<string, string>();
	const set: string[] = [];
	take(jar, context.req.header('cookie')?.split(';') ?? []);
	return {
		/** `set-cookie` lines for the browser. */
		set,
		cookie(name: string): string | undefined {
			const value = jar.get(name);
			return value === undefined ? undefined : decoded(value);
		},
		setCookie(name: string, value: string, rules: CookieRules): void {
			const line = formatCookie(name, value, rules);
			take(jar, [line]);
			set.push(line);
		},
		async fetch(url: string, init?: RequestInit): Promise<Response> {
			const headers = new Headers(init?.headers);
			for (const name of PASSED_ON) {
				const value = context.req.header(name);
				if (value !== undefined) headers.set(name, value);
			}
			headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
			const request = new Request(new URL(url, context.req.url), { ...init, headers });
			const response = await app.fetch(request, context.env);
			const lines = response.headers.getSetCookie();
			take(jar, lines);
			set.push(...lines);
			return response;
		},
	};
}

/** Keeps the cookies of `set-cookie` lines, or of the pairs of a `cookie` header. */
function take(jar: Map<string, string>, lines: readonly string[]): void {
	for (const line of lines) {
		const [pair = '', ...rules] = line.split(';');
		const split = pair.indexOf('=');
		if (split < 0) continue;
		const name = pair.slice(0, split).trim();
		if (rules.some((rule) => /^\s*max-age=0\s*$/i.test(rule))) jar.delete(name);
		else jar.set(name, pair.slice(split + 1).trim());
	}
}

function decoded(value: string): string | undefined {
	try {
		return decodeURIComponent(value);
	} catch {
		return undefined;
	}
}
