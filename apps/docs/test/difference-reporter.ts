import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Difference, differencePage } from './difference-page.ts';

const FOLDER = join(import.meta.dirname, '../test-results/visual-report');

/** Names of the pictures that a failed comparison leaves: `<id of the story>--<mode>-actual.png`. */
const PICTURE = /^(?<name>.+)-(?<kind>expected|actual|diff)\.png$/;

/**
 * Writes `test-results/visual-report/index.html` after a run in which pictures differed: before, after and difference,
 * grouped by component. CI keeps the folder.
 */
export default class DifferenceReporter implements Reporter {
	private readonly found = new Map<string, Map<string, Difference & { readonly files: Record<string, string> }>>();

	onTestEnd({ id, title, annotations }: TestCase, { attachments }: TestResult): void {
		if (!annotations.some(({ type }) => type === 'story')) return;
		const [component = title, story = ''] = title.split(': ');
		const pictures = new Map<string, Difference & { readonly files: Record<string, string> }>();
		for (const { name, path } of attachments) {
			const { name: picture, kind } = PICTURE.exec(name)?.groups ?? {};
			if (!picture || !kind || !path) continue;
			const mode = picture.split('--').at(-1) ?? '';
			const known = pictures.get(picture)?.files ?? {};
			pictures.set(picture, {
				...{ title: component, story, mode, before: undefined, after: undefined, difference: undefined },
				files: { ...known, [kind]: path },
			});
		}
		// The last try counts: one that passes leaves nothing.
		this.found.set(id, pictures);
	}

	onEnd(): void {
		rmSync(FOLDER, { recursive: true, force: true });
		const pictures = [...this.found.values()].flatMap((each) => [...each]);
		if (pictures.length === 0) return;
		mkdirSync(FOLDER, { recursive: true });
		const differences = pictures.map(([picture, { files, ...difference }]): Difference => {
			const copy = (kind: string) => {
				const source = files[kind];
				if (source === undefined) return undefined;
				const name = `${picture}-${kind}.png`;
				copyFileSync(source, join(FOLDER, name));
				return name;
			};
			return { ...difference, before: copy('expected'), after: copy('actual'), difference: copy('diff') };
		});
		writeFileSync(join(FOLDER, 'index.html'), differencePage(differences));
		process.stdout.write(`${differences.length} pictures differ: apps/docs/test-results/visual-report/index.html\n`);
	}
}
