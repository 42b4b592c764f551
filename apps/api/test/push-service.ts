import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the push service received. */
export interface ReceivedPush {
	readonly path: string;
	readonly headers: Readonly<Record<string, string | undefined>>;
	readonly body: Buffer;
}

/** A push service on this machine, with the browsers that subscribe at it. */
export interface PushService {
	readonly origin: string;
	readonly received: ReceivedPush[];
	/** Status of further answers; `never` keeps the connection open without a response. */
	answerWith: number | 'never';
	close(): Promise<void>;
}

/** Starts a push service on a free port. */
export async function startPushService(): Promise<PushService> {
	const received: ReceivedPush[] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
		received.push({ path: request.url ?? '', headers, body: Buffer.concat(parts) });
		if (service.answerWith !== 'never') response.writeHead(service.answerWith).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const service: PushService = {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received,
		answerWith: 201,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return service;
}

/** A browser that is subscribed at a push service. */
export function pushBrowser(service: PushService, name: string) {
	const ecdh = createECDH('prime256v1');
	const publicKey = ecdh.generateKeys();
	const auth = randomBytes(16);
	const path = `/push/${name}-${randomBytes(12).toString('base64url')}`;
	return {
		path,
		/** What the browser gives the shop. */
		subscription: {
			endpoint: `${service.origin}${path}`,
			keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
		},
		/** Decrypts a message of the coding `aes128gcm` (RFC 8188 and 8291), as browsers do. */
		read({ body }: ReceivedPush): unknown {
			const salt = body.subarray(0, 16);
			const idLength = body.readUInt8(20);
			const sender = body.subarray(21, 21 + idLength);
			const sealed = body.subarray(21 + idLength);
			const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
			const key = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
			const secret = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16));
			const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12));
			const decipher = createDecipheriv('aes-128-gcm', secret, nonce);
			decipher.setAuthTag(sealed.subarray(-16));
			const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
			// The last record ends with a delimiter.
			return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'));
		},
	};
}

/** What the VAPID header of a request says (RFC 8292), if its signature is right; undefined otherwise. */
export function vapidOf({ headers }: ReceivedPush): { readonly key: string; readonly claims: unknown } | undefined {
	const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
	const [head = '', body = '', signature = ''] = token.split('.');
	const point = Buffer.from(key, 'base64url');
	const jwk = {
		kty: 'EC',
		crv: 'P-256',
		x: point.subarray(1, 33).toString('base64url'),
		y: point.subarray(33, 65).toString('base64url'),
	};
	const isRight = verify(
		'sha256',
		Buffer.from(`${head}.${body}`),
		{ key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	return isRight ? { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) } : undefined;
}
