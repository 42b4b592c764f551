import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { iconOf } from './types.ts';

/** Reads icons of the licensed set; see CREDITS.md. */
export interface IconSet {
	/** The drawing of an icon on a 32 × 32 field, as SVG without its frame. */
	body(icon: string): string | undefined;
}

/**
 * Loads the icons.
 * @param wanted Names to keep; the whole set is some nine megabytes.
 */
export async function loadIcons(wanted: Iterable<string>): Promise<IconSet> {
	const text = await readFile(
		createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'),
		'utf8',
	);
	const kept = new Map<string, string>();
	for (const name of wanted) {
		const body = bodyOf(text, iconOf(name));
		if (body !== undefined) kept.set(name, body);
	}
	return { body: (icon) => kept.get(icon) };
}

/** Reads one drawing out of the file's text: to parse all of it would take a hundred megabytes for a moment. */
function bodyOf(text: string, name: string): string | undefined {
	const entry = new RegExp(`"${name}":\\s*\\{\\s*"body":\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(text)?.[1];
	if (entry === undefined) return undefined;
	const body: unknown = JSON.parse(entry);
	return typeof body === 'string' ? body : undefined;
}
