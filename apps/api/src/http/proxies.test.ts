import { describe, expect, it } from 'vitest';
import { isVisitorOnHttps, readTrustedProxies, visitorAddress } from './proxies.ts';

const VISITOR = '203.0.113.7';
const ranges = readTrustedProxies('127.0.0.1, 10.0.0.0/8 fd00::/8');

describe('the address of a visitor (ADR 30)', () => {
	it.each([
		['the connection, where no proxy is trusted', '', VISITOR, '6.6.6.6', VISITOR],
		['the connection, where it is no trusted proxy', '10.0.0.0/8', VISITOR, '6.6.6.6', VISITOR],
		['what the one proxy wrote last', '1', '127.0.0.1', `6.6.6.6, ${VISITOR}`, VISITOR],
		['what the second proxy wrote', '2', '127.0.0.1', `6.6.6.6, ${VISITOR}, 10.0.0.9`, VISITOR],
		[
			'the first that is no proxy, in ranges',
			'127.0.0.1,10.0.0.0/8',
			'127.0.0.1',
			`6.6.6.6, ${VISITOR}, 10.1.2.3`,
			VISITOR,
		],
		['that of IPv4 over IPv6', '127.0.0.1', '::ffff:127.0.0.1', `::ffff:${VISITOR}`, VISITOR],
		['without the port that a proxy adds', '127.0.0.1', '127.0.0.1', `${VISITOR}:4711`, VISITOR],
		['IPv6 without brackets and port', 'fd00::/8', 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
		['the proxy itself, where it wrote nothing', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
		['nothing within the process', '127.0.0.1', undefined, VISITOR, undefined],
	])('is %s', (_, trusted, peer, forwardedFor, address) => {
		expect(visitorAddress({ peer, forwardedFor }, readTrustedProxies(trusted))).toBe(address);
	});
});

describe('the scheme of a visitor', () => {
	const scheme = (peer: string, forwardedProto?: string, protocol = 'http:') =>
		isVisitorOnHttps({ peer, forwardedProto, protocol }, ranges);
	it("comes from a trusted proxy's header, else from the connection", () => {
		expect(scheme('10.2.3.4', 'https')).toBe(true);
		expect(scheme('10.2.3.4', 'http', 'https:')).toBe(false);
		expect(scheme('10.2.3.4')).toBe(false);
		expect(scheme(VISITOR, 'https')).toBe(false);
		expect(scheme(VISITOR, 'http', 'https:')).toBe(true);
		expect(scheme('10.2.3.4', 'gopher')).toBe(false);
	});
});

describe('TRUSTED_PROXIES', () => {
	it.each(['all', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/a', '10.0.0/8', '::1/129', '1 10.0.0.1', '100'])(
		'is not %s',
		(text) => {
			expect(() => readTrustedProxies(text)).toThrow('TRUSTED_PROXIES');
		},
	);
});
