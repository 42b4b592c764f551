import { SETS } from './source.ts';

/** Schema of the DTCG resolver format that the file follows. */
const RESOLVER_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

/**
 * Writes the resolver file of a theme: which token files apply in which mode.
 * @param name name of the theme
 * @param folder folder of the theme's token files, from the resolver file
 * @returns the text of the file, in the format of the DTCG resolver module
 */
export function writeResolver(name: string, folder: string): string {
	const source = (set: string) => [{ $ref: `${folder}/${set}.json` }];
	const resolver = {
		$schema: RESOLVER_SCHEMA,
		name,
		version: '2025.10',
		sets: { shared: { description: 'Tokens that are the same in every mode.', sources: source('shared') } },
		modifiers: {
			mode: {
				description: 'Colours and shadows: light or dark, each with a variant of high contrast (-hc).',
				contexts: Object.fromEntries(SETS.map((set) => [set, source(set)])),
				default: SETS[0],
			},
		},
		resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/mode' }],
	};
	return `${JSON.stringify(resolver, undefined, 2)}\n`;
}
