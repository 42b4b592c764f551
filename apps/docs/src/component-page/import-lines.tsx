import { ENTRIES } from './ui-entries.ts';

/** What the entry of a page exports; undefined for pages of other packages. */
export function entryOf(importPath: string) {
	const folder = /\/packages\/ui\/src\/([^/]+)\//.exec(importPath)?.[1];
	return ENTRIES.find(({ entry }) => entry === folder);
}

const LONGEST_LINE = 90;

function line(names: readonly string[], from: string): string {
	const short = `import { ${names.join(', ')} } from '${from}';`;
	return short.length <= LONGEST_LINE
		? short
		: `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** How a component comes into a file and its classes into a style sheet. */
export function ImportLines({ entry }: { readonly entry: NonNullable<ReturnType<typeof entryOf>> }) {
	const { components, formComponents } = entry;
	const names = (all: typeof components) => all.map(({ name }) => name);
	const lines = [
		line(names(components), `@zaylat/ui/${entry.entry}`),
		...(formComponents.length > 0 ? [line(names(formComponents), `@zaylat/ui/${entry.entry}/form`)] : []),
	];
	return (
		<pre className="overflow-x-auto whitespace-pre-wrap rounded-control bg-surface-sunken px-4 py-3 text-sm wrap-anywhere">
			<code>{lines.join('\n')}</code>
		</pre>
	);
}
