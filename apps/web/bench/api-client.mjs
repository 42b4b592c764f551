import { Agent, request } from 'node:http';

/**
 * A client that measures one call at a time on a connection that stays open.
 *
 * @param {string} origin
 */
export function createClient(origin) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	let calls = 0;
	/**
	 * @param {string} path
	 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
	 * @returns {Promise<{ status: number, text: string, cookies: string[], ms: number }>}
	 */
	const call = (path, { method = 'GET', headers = {}, body } = {}) =>
		new Promise((resolve, reject) => {
			calls += 1;
			// Each call comes from another visitor, or the limits of searches would be measured.
			const visitor = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
			const started = performance.now();
			const asked = request(
				origin + path,
				{
					method,
					agent,
					headers: { 'x-forwarded-for': visitor, 'x-edition': 'mm', 'accept-language': 'en', ...headers },
				},
				(response) => {
					const parts = [];
					response.on('data', (part) => parts.push(part));
					response.on('end', () =>
						resolve({
							status: response.statusCode ?? 0,
							text: Buffer.concat(parts).toString('utf8'),
							cookies: response.headers['set-cookie'] ?? [],
							ms: performance.now() - started,
						}),
					);
				},
			);
			asked.once('error', (error) => {
				// The server has closed a connection that was idle for seconds, as during another engine's work.
				if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(call(path, { method, headers, body }));
				else reject(error);
			});
			asked.end(body);
		});
	return {
		call,
		async ask(path) {
			const { status, text } = await call(path);
			if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
			return JSON.parse(text);
		},
		close: () => agent.destroy(),
	};
}

/**
 * Signs a guest in.
 * @param {ReturnType<typeof createClient>} client
 * @returns {Promise<string>} the cookies of the session
 */
export async function signInGuest({ call }) {
	const csrf = await call('/api/auth/csrf');
	const before = cookiesOf(csrf.cookies);
	const signedIn = await call('/api/auth/callback/guest', {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: before },
		body: String(new URLSearchParams({ csrfToken: JSON.parse(csrf.text).csrfToken, callbackUrl: '/', json: 'true' })),
	});
	if (signedIn.status !== 200) throw new Error(`signing in answered ${signedIn.status}: ${signedIn.text}`);
	return [before, cookiesOf(signedIn.cookies)].join('; ');
}

const cookiesOf = (lines) => lines.map((line) => line.split(';')[0]).join('; ');
