import { Markdown } from '@storybook/addon-docs/blocks';
import apiClient from '../../../../packages/api-client/README.md?raw';
import domain from '../../../../packages/domain/README.md?raw';
import storefront from '../../../../packages/storefront/README.md?raw';
import tokens from '../../../../packages/tokens/README.md?raw';
import ui from '../../../../packages/ui/README.md?raw';

const READMES = { tokens, ui, domain, 'api-client': apiClient, storefront } as const;

/** One section of a README, with the sections inside it. @throws when there is none, so that a page cannot lose its text */
function sectionOf(readme: string, heading: string): string {
	const lines = readme.split('\n');
	const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
	const level = /^#+/.exec(lines[start] ?? '')?.[0].length;
	if (level === undefined) throw new Error(`The README has no section "${heading}"`);
	const after = lines.slice(start + 1);
	const end = after.findIndex((line) => (/^#+(?= )/.exec(line)?.[0].length ?? Number.POSITIVE_INFINITY) <= level);
	return after.slice(0, end < 0 ? undefined : end).join('\n');
}

interface ReadmeProps {
	/** Package whose README has the text; its code is compiled and run by the tests. */
	readonly of: keyof typeof READMES;
	/** Heading of the section. */
	readonly section: string;
}

/** A section of a package's README, so that both say the same. */
export function Readme({ of, section }: ReadmeProps) {
	// Files that a README links to are not served here; what they are called stays readable.
	return <Markdown>{sectionOf(READMES[of], section).replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1')}</Markdown>;
}
