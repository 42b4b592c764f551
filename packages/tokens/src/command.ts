import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTheme, ThemeError } from './build.ts';
import { isTree, type Tree } from './compiler/tree.ts';

const USAGE = `Usage: zaylat-tokens <theme.json> [--name <name>] [--out <folder>] [--check]

Builds a brand theme from a DTCG file of overrides: CSS, Tailwind, TypeScript, DTCG files and a DTCG resolver file.

  --name   value of data-theme that selects the theme; the file's name unless given
  --out    folder to write to; the current one unless given
  --check  only check the theme: names, sRGB, completeness, contrast
`;

/** Surroundings of the command. */
export interface CommandContext {
	readonly cwd: string;
	readonly print: (text: string) => void;
	readonly printError: (text: string) => void;
}

/** The arguments are wrong, or the theme cannot be read. */
class UsageError extends Error {}

async function readTheme(path: string): Promise<Tree> {
	const text = await readFile(path, 'utf8').catch(() => {
		throw new UsageError(`${path} cannot be read.`);
	});
	try {
		const content: unknown = JSON.parse(text);
		if (isTree(content)) return content;
	} catch (error) {
		throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
	}
	throw new UsageError(`${path} is not a DTCG file: it must be an object of tokens.`);
}

function readArguments(args: readonly string[]) {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				name: { type: 'string' },
				out: { type: 'string', default: '.' },
				check: { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
		return { ...values, positionals };
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

async function execute(args: readonly string[], { cwd, print }: CommandContext): Promise<void> {
	const { positionals, name, out, check, help } = readArguments(args);
	if (help) return print(USAGE);
	const [path, ...rest] = positionals;
	if (path === undefined || rest.length > 0) throw new UsageError(`Exactly one theme file is needed.\n\n${USAGE}`);
	const theme = {
		name: name ?? basename(path).replace(/(\.tokens)?\.json$/, ''),
		overrides: await readTheme(resolve(cwd, path)),
	};
	const files = buildTheme(theme);
	if (check) return print(`The theme "${theme.name}" can be built.\n`);
	for (const { file, text } of files) {
		const target = resolve(cwd, out, file);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, text);
		print(`${join(out, file)}\n`);
	}
}

/**
 * Runs `zaylat-tokens`.
 * @param args arguments after the command's name
 * @returns exit code: 0, 1 when the theme is rejected, 2 when the command cannot be carried out
 */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<0 | 1 | 2> {
	try {
		await execute(args, context);
		return 0;
	} catch (error) {
		if (!(error instanceof ThemeError || error instanceof UsageError)) throw error;
		context.printError(`${error.message}\n`);
		return error instanceof ThemeError ? 1 : 2;
	}
}
