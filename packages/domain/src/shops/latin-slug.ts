/**
 * The part of an address that is made of a name: its Latin letters and digits, without accents, in lower case.
 * @returns for example `cafe-muller`; empty for a name in another script
 */
export function latinSlug(name: string, most: number): string {
	const words = name
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll(/\p{M}/gu, '')
		.match(/[a-z\d]+/g);
	return (words ?? []).join('-').slice(0, most).replace(/-$/, '');
}
