/** A function without a body, as a story hands it to a component: in the source, and as a build shortens its name. */
const EMPTY_FUNCTION = String.raw`(?:\(\) => (?:\{\s*\}|undefined)|function \w*\(\)\s*\{\s*\}|async \(\) => \{\s*\})`;
const HANDED = new RegExp(String.raw`\b(\w+)(=\{|: )${EMPTY_FUNCTION}(\}?)`, 'g');

/** A story that is written as an object with a function that draws it. */
const DRAWN = /^\{[\s\S]*?\brender: (?:\([^)]*\)|\w+) => ([\s\S]*?),?\s*\}$/;

/** The wrapper that Storybook puts around several children. */
const FRAGMENT = /^( *)<React\.Fragment key="[^"]*">\n([\s\S]*?)\n\1<\/React\.Fragment>/gm;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The name that a caller would give to the function: `onSend` is handled by `handleSend`. */
const functionOf = (prop: string) => prop.replace(/^on(?=[A-Z])/, 'handle');

/** Moves lines to the left as far as the last one is from it, and halves their steps of four spaces. */
function moved(code: string): string {
	const [first = '', ...rest] = code.split('\n');
	const base = indentOf(rest.at(-1) ?? '');
	const line = (text: string) => {
		const content = text.trimStart();
		return `${' '.repeat(Math.max(0, Math.ceil((indentOf(text) - base) / 2)))}${content}`;
	};
	return [first, ...rest.map(line)].join('\n');
}

/** The code of a story as its readers would write it: without what only stories need. */
export function snippetOf(code: string): string {
	const drawn = DRAWN.exec(code.trim())?.[1];
	return (drawn === undefined ? code : moved(drawn))
		.replace(FRAGMENT, (_, indent: string, inner: string) => inner.replaceAll(new RegExp(`^${indent}  `, 'gm'), indent))
		.replaceAll('{...meta.args}', '{...props}')
		.replaceAll(HANDED, (_, prop: string, opening: string, closing: string) =>
			opening === ': ' ? `${prop}: ${functionOf(prop)}${closing}` : `${prop}={${functionOf(prop)}}`,
		);
}
