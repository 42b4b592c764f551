import { createSign, generateKeyPairSync } from 'node:crypto';

/** A value of ASN.1 in DER. */
function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
	return new Uint8Array(Buffer.concat([Buffer.from([tag, ...size]), content]));
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
const SUBJECT_ALT_NAME = der(0x06, Buffer.from('551d11', 'hex'));

/** A certificate for `localhost` that vouches for itself, with its key, both PEM; good for a day. */
export function selfSigned(now: number): { readonly cert: string; readonly key: string } {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
	const moment = (ms: number) =>
		der(0x17, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));
	const altNames = sequence(der(0x82, Buffer.from('localhost')));
	const body = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.from([1])),
		ECDSA_WITH_SHA256,
		name,
		sequence(moment(now - 3_600_000), moment(now + 86_400_000)),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, altNames)))),
	);
	const signature = createSign('sha256').update(body).sign(privateKey);
	const certificate = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
	const lines =
		Buffer.from(certificate)
			.toString('base64')
			.match(/.{1,64}/g) ?? [];
	return {
		cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
		key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
	};
}
