import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which addresses may be connected to; what is not named has its usual value. */
export interface AddressRules {
	/** Whether an address may be connected to. */
	readonly isAllowed?: (address: string) => boolean;
	/** Resolves the names of hosts. */
	readonly resolve?: typeof lookup;
	/** Ports that may be connected to; `any` for all. */
	readonly ports?: readonly string[] | 'any';
	/** Certificates that are trusted besides those of the system. */
	readonly ca?: string;
	/** Whether `http` will do, too. */
	readonly allowsHttp?: boolean;
}

/** What is sent. */
export interface PublicRequest {
	readonly method?: 'GET' | 'POST';
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Ends it, its response included. */
	readonly signal: AbortSignal;
}

/** Why nothing is sent to an address. */
export class AddressRefused extends Error {
	override readonly name = 'AddressRefused';
}

/** Reads an address from a user. @throws AddressRefused for one that may not be connected to */
export function checkedUrl(
	address: string,
	{ ports = [''], isAllowed = isPublicAddress, allowsHttp = false }: AddressRules,
): URL {
	const url = URL.parse(address);
	const isScheme = url?.protocol === 'https:' || (allowsHttp && url?.protocol === 'http:');
	if (!url || !isScheme || url.username !== '' || url.password !== '') throw new AddressRefused();
	if (ports !== 'any' && !ports.includes(url.port)) throw new AddressRefused();
	const host = url.hostname.replace(/^\[|\]$/g, '');
	// No name is looked up for these.
	if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused();
	return url;
}

/**
 * Sends a request to a checked address. The connection goes to the very address that was checked, so that a name cannot mean
 * another one in between; redirects are left to the caller. Nothing is sent but the request.
 */
export function requestPublic(url: URL, sent: PublicRequest, rules: AddressRules): Promise<IncomingMessage> {
	const { method = 'GET', headers, body, signal } = sent;
	const request = url.protocol === 'http:' ? requestPlainly : requestSafely;
	return new Promise((resolve, reject) => {
		const asked = request(
			url,
			{
				...{ method, headers, signal, agent: false, lookup: checkedLookup(rules) },
				...(rules.ca !== undefined && { ca: rules.ca }),
			},
			resolve,
		);
		asked.on('error', reject);
		asked.end(body);
	});
}

/** Resolves a name to addresses that are all allowed; the connection is made to one of them. */
function checkedLookup({ resolve = lookup, isAllowed = isPublicAddress }: AddressRules): LookupFunction {
	return (host, options, callback) => {
		resolve(host, { ...options, all: true }, (error, addresses) => {
			const [first] = addresses ?? [];
			if (error || !first) return callback(error ?? new Error('no address'), '', 0);
			if (!addresses.every(({ address }) => isAllowed(address))) return callback(new AddressRefused(), '', 0);
			if (options.all) return callback(null, addresses);
			callback(null, first.address, first.family);
		});
	};
}
