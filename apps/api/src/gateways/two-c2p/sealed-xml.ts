import type { KeyObject } from 'node:crypto';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify } from 'jose';

/** Keys of the Payment Maintenance API; the first of each is used for requests, all of them for what arrives. */
export interface MaintenanceKeys {
	/** Ours, to sign requests and to decrypt what arrives. */
	readonly privateKeys: readonly [KeyObject, ...KeyObject[]];
	/** Those of 2C2P, to encrypt requests and to verify what arrives. */
	readonly publicKeys: readonly [KeyObject, ...KeyObject[]];
}

const builder = new XMLBuilder({ format: false, suppressEmptyNode: false });
const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '',
	// Codes such as `00` and references are texts.
	parseTagValue: false,
	parseAttributeValue: false,
	isArray: (name) => name === 'refund',
});

/**
 * Writes a request: XML, encrypted by JWE (RSA-OAEP, A256GCM), then signed by JWS (PS256).
 * Documentation: https://developer.2c2p.com/docs/reference-jwt-with-key
 */
export async function seal(document: Readonly<Record<string, unknown>>, keys: MaintenanceKeys): Promise<string> {
	const xml = String(builder.build(document));
	const encrypted = await new CompactEncrypt(new TextEncoder().encode(xml))
		.setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
		.encrypt(keys.publicKeys[0]);
	return new CompactSign(new TextEncoder().encode(encrypted))
		.setProtectedHeader({ alg: 'PS256', typ: 'JWT' })
		.sign(keys.privateKeys[0]);
}

/**
 * Reads what `seal` of the other side wrote.
 * @returns the document; undefined when no key fits or it is no plain XML
 */
export async function unseal(sealed: string, keys: MaintenanceKeys): Promise<unknown> {
	const signed = await firstThat(keys.publicKeys, (key) =>
		compactVerify(sealed.trim(), key, { algorithms: ['PS256'] }),
	);
	if (!signed) return undefined;
	const encrypted = new TextDecoder().decode(signed.payload);
	const opened = await firstThat(keys.privateKeys, (key) =>
		compactDecrypt(encrypted, key, {
			keyManagementAlgorithms: ['RSA-OAEP'],
			contentEncryptionAlgorithms: ['A256GCM'],
		}),
	);
	if (!opened) return undefined;
	const xml = new TextDecoder().decode(opened.plaintext);
	// No response declares entities of its own.
	if (xml.includes('<!DOCTYPE')) return undefined;
	try {
		return parser.parse(xml);
	} catch {
		return undefined;
	}
}

async function firstThat<Key, Result>(
	keys: readonly Key[],
	attempt: (key: Key) => Promise<Result>,
): Promise<Result | undefined> {
	for (const key of keys) {
		try {
			return await attempt(key);
		} catch {
			// Perhaps another key.
		}
	}
	return undefined;
}
