import { writeCss } from './css.ts';
import { writeTailwind } from './tailwind.ts';
import { writeTypeScript } from './typescript.ts';

const NOTICE = 'Generated from tokens.json by `pnpm generate`; edit that instead.';

/** Folder of the generated files. */
export const GENERATED = new URL('../src/generated/', import.meta.url);

/** Each generated file and how its text is made. */
export const OUTPUTS = [
	{ file: 'tokens.css', write: () => `/* ${NOTICE} */\n\n${writeCss()}\n` },
	{ file: 'tailwind.css', write: () => `/* ${NOTICE} */\n\n${writeTailwind()}\n` },
	{ file: 'tokens.ts', write: () => `// ${NOTICE}\n\n${writeTypeScript()}` },
] as const;
