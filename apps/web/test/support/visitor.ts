import { type IncomingHttpHeaders, request } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import { originOf } from './servers.ts';

/** A response to a visitor. */
export interface WholeResponse {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly text: string;
}

/**
 * Sends requests as a page's visitor, with its cookies, without the page.
 * Node does not resolve `mm.localhost` everywhere as browsers do, so the host goes in its header.
 */
export function visitorOf(page: Page | BrowserContext, edition: Edition, port: number) {
	const context = 'context' in page ? page.context() : page;
	const origin = originOf(edition, port);

	async function send(
		method: string,
		path: string,
		body?: string,
		type?: string,
		more: Readonly<Record<string, string>> = {},
	): Promise<WholeResponse> {
		const cookies = await context.cookies(origin);
		const headers: Record<string, string> = {
			host: new URL(origin).host,
			origin,
			cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
			'x-security-key': 'Non Secure Condition',
			...(type ? { 'content-type': type } : {}),
			...more,
		};
		const response = await new Promise<WholeResponse>((resolve, reject) => {
			const asked = request({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
				incoming.setEncoding('utf8');
				let text = '';
				incoming.on('data', (piece) => {
					text += piece;
				});
				incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
			});
			asked.on('error', reject);
			asked.end(body);
		});
		await context.addCookies((response.headers['set-cookie'] ?? []).map((line) => cookieOf(line, origin)));
		return response;
	}

	return { send, getJson: async (path: string) => JSON.parse((await send('GET', path)).text) };
}

function cookieOf(line: string, url: string) {
	const [pair = ''] = line.split(';');
	const split = pair.indexOf('=');
	return { name: pair.slice(0, split), value: pair.slice(split + 1), url };
}
