import { Source } from '@storybook/addon-docs/blocks';

const sources = import.meta.glob<string>('./examples/*.tsx', { eager: true, query: '?raw', import: 'default' });

interface ExampleProps {
	/** File in `examples`, without ending; it is checked with the types of the packages. */
	readonly file: string;
	/** File of the reader's app that contains the code. */
	readonly as: string;
	/** Shows the imports of the prebuilt style sheets first; they exist only in the published package. */
	readonly hasStyles?: boolean;
}

const STYLES = "import '@zaylat/ui/styles.css';\nimport '@zaylat/ui/fonts/latin.css';\n";

/** An example as code to copy. @throws when there is no such file */
export function Example({ file, as, hasStyles = false }: ExampleProps) {
	const source = sources[`./examples/${file}.tsx`];
	if (source === undefined) throw new Error(`There is no example ${file}`);
	return (
		<Source code={`// ${as}\n${hasStyles ? STYLES : ''}${source.replaceAll('\t', '  ').trimEnd()}`} language="tsx" />
	);
}
