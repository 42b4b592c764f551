const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes bytes as base64url without padding (RFC 4648 §5); the language itself has no encoder in every browser yet. */
export function toBase64Url(bytes: Uint8Array): string {
	let text = '';
	let buffer = 0;
	let bits = 0;
	for (const byte of bytes) {
		buffer = ((buffer << 8) | byte) & 0xffff;
		bits += 8;
		while (bits >= 6) {
			bits -= 6;
			text += ALPHABET.charAt((buffer >> bits) & 63);
		}
	}
	return bits === 0 ? text : text + ALPHABET.charAt((buffer << (6 - bits)) & 63);
}

/** Reads base64url; undefined for anything that `toBase64Url` could not have written. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
	const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
	let buffer = 0;
	let bits = 0;
	let length = 0;
	for (const letter of text) {
		const value = ALPHABET.indexOf(letter);
		if (value < 0) return undefined;
		buffer = ((buffer << 6) | value) & 0xffff;
		bits += 6;
		if (bits >= 8) {
			bits -= 8;
			bytes[length] = buffer >> bits;
			length += 1;
		}
	}
	const hasStrayBits = (buffer & ((1 << bits) - 1)) !== 0;
	return bits >= 6 || hasStrayBits ? undefined : bytes;
}
