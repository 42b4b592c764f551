import { readFileSync } from 'node:fs';
import { compileSynonyms, type SynonymGroups } from '@zaylat/domain/text-search';

/** Languages whose words and spellings have a file in `synonyms/`. */
const LANGUAGES = ['en', 'mm', 'thai', 'china'] as const;

/**
 * Reads a file of synonyms: a group on each line, its phrases separated by commas; empty lines and those that begin with
 * `#` say nothing.
 */
export const readGroups = (text: string): SynonymGroups =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) =>
			line
				.split(',')
				.map((phrase) => phrase.trim())
				.filter(Boolean),
		);

/** The groups of a language, or of all: of common words for goods, of brands, of broad words with kinds of them. */
export const groupsOf = (name: (typeof LANGUAGES)[number] | 'goods' | 'brands' | 'kinds'): SynonymGroups =>
	readGroups(readFileSync(new URL(`./synonyms/${name}.txt`, import.meta.url), 'utf8'));

/** The groups of all languages: a query may mix them. */
export const SYNONYMS = compileSynonyms(
	([...LANGUAGES, 'goods'] as const).flatMap((name) => groupsOf(name)),
	groupsOf('brands'),
	groupsOf('kinds'),
);
