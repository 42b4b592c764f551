import { cleanSigns } from '@zaylat/domain/typed-text';

/** Reads an amount in any digits, with or without separators of thousands. */
export function readAmount(text: string): number | undefined {
	const plain = cleanSigns(text).replace(/[,\s]/g, '');
	return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
