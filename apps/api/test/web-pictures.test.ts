import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchSettings, picturesOfWeb } from '../src/goods/pictures/web-pictures.ts';
import { isPublicAddress } from '../src/ports/public-address.ts';
import { selfSigned } from './self-signed.ts';

describe('an address', () => {
	it.each([
		...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.100.100.200'],
		...['0.0.0.0', '192.0.0.192', '224.0.0.1', '255.255.255.255', '168.63.129.16', '198.18.0.1', '203.0.113.7'],
		...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1'],
		...['2002:a00:1::', '2001::1', '2001:db8::1', 'ff02::1', 'localhost', ''],
	])('%s is not public', (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
	it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
		'%s is public',
		(address) => {
			expect(isPublicAddress(address)).toBe(true);
		},
	);
});

describe('pictures of addresses', () => {
	let server: Server;
	let port: string;
	let requests: string[] = [];
	const { cert, key } = selfSigned(Date.now());
	const answers: Readonly<Record<string, readonly [status: number, headers: Record<string, string>, body?: string]>> = {
		'/a.png': [200, { 'content-type': 'image/png' }, 'picture'],
		'/page': [200, { 'content-type': 'text/html' }, '<html>'],
		'/long': [200, { 'content-type': 'image/png' }, 'x'.repeat(5_000)],
		'/gone': [404, {}],
		'/moved': [302, { location: '/a.png' }],
		'/loop': [302, { location: '/loop' }],
		'/inward': [302, { location: 'https://127.0.0.1/secret' }],
		'/plain': [302, { location: 'http://localhost/a.png' }],
		'/metadata': [302, { location: 'https://metadata.example/latest' }],
	};

	beforeAll(async () => {
		server = createServer({ cert, key }, (request, response) => {
			requests.push(request.url ?? '');
			if (request.url === '/slow') return;
			const [status, headers, body] = answers[request.url ?? ''] ?? [500, {}];
			response.writeHead(status, headers).end(body);
		});
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		port = String((server.address() as AddressInfo).port);
	});
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});

	/** Names resolve to what is given, in turn: `localhost` is the server. */
	const resolving = (...turns: readonly (readonly string[])[]): typeof lookup => {
		let turn = 0;
		const resolve = (_host: string, _options: object, callback: (error: null, found: object[]) => void) => {
			const addresses = turns[Math.min(turn, turns.length - 1)] ?? [];
			turn += 1;
			callback(
				null,
				addresses.map((address) => ({ address, family: 4 })),
			);
		};
		return resolve as unknown as typeof lookup;
	};
	const open = (more: Partial<FetchSettings> = {}) =>
		picturesOfWeb({
			...{ most: 20, ports: [port], ca: cert, mostBytes: 1_000, resolve: resolving(['127.0.0.1']) },
			// The server is on loopback; every other address of this machine's network is refused as always.
			isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
			...more,
		});
	const at = (path: string) => `https://localhost:${port}${path}`;

	it('are fetched, also where they were moved to', async () => {
		for (const path of ['/a.png', '/moved']) {
			expect(await open()(at(path))).toEqual({ bytes: Buffer.from('picture') });
		}
	});

	it.each([
		['/page', 'no_picture'],
		['/long', 'no_picture'],
		['/gone', 'not_fetched'],
		['/loop', 'not_fetched'],
		['/plain', 'address_refused'],
	])('%s: %s', async (path, problem) => {
		expect(await open()(at(path))).toEqual({ problem });
	});

	it.each([
		'https://127.0.0.1/a',
		'https://[::1]/a',
		'http://localhost/a',
		'https://u:p@localhost/a',
		'https://',
		'ftp://x/a',
	])('are not asked for at %s', async (address) => {
		requests = [];
		expect(await open({ isAllowed: isPublicAddress })(address)).toEqual({ problem: 'address_refused' });
		expect(requests).toEqual([]);
	});

	it('are not asked for at another port', async () => {
		expect(await open({ ports: [''] })(at('/a.png'))).toEqual({ problem: 'address_refused' });
	});

	it('are not asked for where a name means an inner address, or one of several is', async () => {
		for (const found of [['10.0.0.1'], ['169.254.169.254'], ['127.0.0.1', '192.168.0.1']]) {
			requests = [];
			expect(await open({ resolve: resolving(found) })(at('/a.png'))).toEqual({ problem: 'address_refused' });
			expect(requests).toEqual([]);
		}
	});

	it('are fetched from the address that was checked, whatever the name means a moment later', async () => {
		const changing = resolving(['127.0.0.1'], ['169.254.169.254']);
		expect(await open({ resolve: changing })(at('/a.png'))).toHaveProperty('bytes');
	});

	it('are not fetched by a redirect inward', async () => {
		const inward = open({
			isAllowed: (address) => address === '127.0.0.1',
			ports: [port, ''],
			resolve: resolving(['127.0.0.1'], ['169.254.169.254']),
		});
		expect(await inward(at('/metadata'))).toEqual({ problem: 'address_refused' });
		const strict = open({ ports: [port] });
		expect(await strict(at('/inward'))).toEqual({ problem: 'address_refused' });
	});

	it('are not waited for without an end, nor fetched without a limit', async () => {
		expect(await open({ patienceMs: 100 })(at('/slow'))).toEqual({ problem: 'not_fetched' });
		expect(await open({ hasTime: () => false })(at('/a.png'))).toEqual({ problem: 'too_many_pictures' });
		const few = open({ most: 1 });
		expect(await few(at('/a.png'))).toHaveProperty('bytes');
		expect(await few(at('/a.png'))).toEqual({ problem: 'too_many_pictures' });
	});
});
