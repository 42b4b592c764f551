import { BlockList, isIP } from 'node:net';

/**
 * Whether the sender of a request is a proxy whose headers are trusted (ADR 30).
 * @param address of the connection, or as the proxy after it wrote it
 * @param hop 0 for the connection itself, 1 for the one before it, and so on
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

const PREFIX_BITS = { ipv4: 32, ipv6: 128 } as const;

/**
 * Reads `TRUSTED_PROXIES`: the number of proxies in front, or their addresses, such as `1` or
 * `127.0.0.1,10.0.0.0/8`. Empty and `0` trust none.
 * @throws Error when it is neither
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
	const parts = (text ?? '').split(/[\s,]+/).filter(Boolean);
	const [first = '0', ...others] = parts;
	if (others.length === 0 && /^\d{1,2}$/.test(first)) {
		const hops = Number(first);
		return (_, hop) => hop < hops;
	}
	const known = new BlockList();
	for (const part of parts) addRange(known, part);
	return (address) => {
		const family = familyOf(address);
		return family !== undefined && known.check(address, family);
	};
}

function addRange(known: BlockList, range: string): void {
	const [address = '', bits, ...rest] = range.split('/');
	const family = familyOf(address);
	const prefix = family && (bits === undefined ? PREFIX_BITS[family] : Number(bits));
	if (
		!family ||
		!prefix ||
		rest.length > 0 ||
		!/^\d{1,3}$/.test(bits ?? String(prefix)) ||
		prefix > PREFIX_BITS[family]
	) {
		throw new Error(
			`TRUSTED_PROXIES must be a number of proxies, or addresses and ranges such as 10.0.0.0/8, not "${range}".`,
		);
	}
	known.addSubnet(address, prefix, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
	return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}

/** The connection and headers that determine where a request comes from. */
export interface Forwarded {
	/** Address of the connection; undefined within the process. */
	readonly peer: string | undefined;
	/** The `x-forwarded-for` header. */
	readonly forwardedFor: string | undefined;
}

/**
 * Finds the address of the visitor: that of the connection, unless it is a trusted proxy's; then the nearest one of
 * `x-forwarded-for` that is none. What untrusted senders wrote before that is not read.
 * @returns undefined within the process
 */
export function visitorAddress(
	{ peer = '', forwardedFor = '' }: Forwarded,
	trusts: TrustedProxies,
): string | undefined {
	const senders = [peer, ...forwardedFor.split(',').reverse()].map(plainAddress);
	const known = senders.filter((address, hop) => hop === 0 || address !== '');
	return (known.find((address, hop) => !trusts(address, hop)) ?? known.at(-1)) || undefined;
}

/**
 * Whether the visitor's browser uses https: from a trusted proxy's header, else from the connection.
 * @param forwardedProto the `x-forwarded-proto` header
 * @param protocol of the connection, with its colon
 */
export function isVisitorOnHttps(
	{
		peer = '',
		forwardedProto,
		protocol,
	}: { peer: string | undefined; forwardedProto: string | undefined; protocol: string },
	trusts: TrustedProxies,
): boolean {
	const isKnown = forwardedProto === 'https' || forwardedProto === 'http';
	return isKnown && trusts(plainAddress(peer), 0) ? forwardedProto === 'https' : protocol === 'https:';
}

/** An address without the port and brackets that some proxies add; IPv4-mapped IPv6 as IPv4. */
function plainAddress(text: string): string {
	const [, bracketed, withPort] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(text) ?? [];
	return (bracketed ?? withPort ?? text.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The part of an address that one customer of a network has, for limits: IPv4 as it is, of IPv6 the first 64 bits, because a
 * single device can use all addresses of its network.
 */
export function networkOf(address: string): string {
	if (familyOf(address) !== 'ipv6') return address;
	const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
	const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
	const zeros = after === undefined ? 0 : Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0));
	const groups = [...(head ?? []), ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::/64`;
}

/** Notices requests that a proxy forwarded although no proxy is trusted: then all visitors count as one address in limits. */
export interface ForwardingCheck {
	/** Reads the headers of a request. */
	note(headers: Pick<Headers, 'has'>): void;
	/** What an operator should change, for `/ready`. */
	notices(): readonly string[];
}

/**
 * @param hasProxies whether `TRUSTED_PROXIES` names any
 * @param warn is called once, at the first such request
 */
export function createForwardingCheck(hasProxies: boolean, warn: (message: string) => void): ForwardingCheck {
	let isIgnored = false;
	return {
		note(headers) {
			if (isIgnored || hasProxies || !(headers.has('x-forwarded-for') || headers.has('forwarded'))) return;
			isIgnored = true;
			warn(
				'requests come through a proxy, but TRUSTED_PROXIES names none: all visitors count as one address in limits',
			);
		},
		notices: () => (isIgnored ? ['TRUSTED_PROXIES is not set'] : []),
	};
}

/** Whether `TRUSTED_PROXIES` names any proxy. */
export const namesProxies = (text: string | undefined): boolean => Boolean(text) && text !== '0';
