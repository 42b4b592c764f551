import { createHash, createHmac } from 'node:crypto';

/** Who signs, and where for. */
export interface S3Identity {
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

/** A request before it is signed. */
export interface UnsignedRequest {
	readonly method: string;
	readonly url: URL;
	/** All that are signed, besides those that signing adds. */
	readonly headers?: Readonly<Record<string, string>>;
	readonly body: Uint8Array | string;
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Everything but letters, digits, dashes, dots, underscores and tildes as `%XX`. */
const encoded = (text: string) =>
	encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Signs a request by AWS Signature Version 4 for S3, with the digest of its body.
 * @param at when it is sent
 * @returns the headers to send it with; `host` is among them
 */
export function signRequest(request: UnsignedRequest, identity: S3Identity, at: Date): Record<string, string> {
	const { method, url, body } = request;
	const moment = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
	const day = moment.slice(0, 8);
	const digest = sha256(body);
	const headers: Record<string, string> = {
		...Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
		host: url.host,
		'x-amz-content-sha256': digest,
		'x-amz-date': moment,
	};
	const names = Object.keys(headers).toSorted();
	const query = [...url.searchParams]
		.map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
		.toSorted()
		.join('&');
	const canonical = [
		method,
		url.pathname
			.split('/')
			.map((part) => encoded(decodeURIComponent(part)))
			.join('/'),
		query,
		...names.map((name) => `${name}:${headers[name]?.trim().replaceAll(/ +/g, ' ')}`),
		'',
		names.join(';'),
		digest,
	].join('\n');
	const scope = `${day}/${identity.region}/s3/aws4_request`;
	const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
	const key = [identity.region, 's3', 'aws4_request'].reduce<Uint8Array>(
		(earlier, part) => hmac(earlier, part),
		hmac(`AWS4${identity.secretAccessKey}`, day),
	);
	const signature = hmac(key, text).toString('hex');
	const credential = `Credential=${identity.accessKeyId}/${scope}`;
	return {
		...headers,
		authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
	};
}
