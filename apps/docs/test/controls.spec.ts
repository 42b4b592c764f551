import { fileURLToPath } from 'node:url';
import { typeOf } from '../props/docgen.ts';
import { readComponents } from '../props/read-entries.ts';
import { expect, test } from './fixtures.ts';
import { builtStories } from './stories.ts';

const UI = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

/** What people type as JSON: lists, and objects of several values. */
const IS_JSON = /^(?:readonly .*\[\]|readonly \[.*\]|Partial<\w+Labels>|\{.*\}|[A-Z]\w*)(?: \| null)?$/;

test('a prop that takes a boolean, a choice, a number or text has a control for it', () => {
	const docs = [...readComponents(UI).values()].flat();
	const wrong = docs.flatMap(({ name, props }) =>
		props
			.filter((prop) => typeOf(prop).name === 'other' && !IS_JSON.test(prop.type))
			.map((prop) => `${name}.${prop.name}: ${prop.type}`),
	);
	expect(docs.length).toBeGreaterThan(100);
	expect(wrong).toEqual([]);
});

test('controls of playgrounds are JSON for lists and objects alone', async ({ ownPage }) => {
	const ids = builtStories().flatMap(({ id }) => (id.endsWith('--playground') ? [id] : []));
	await ownPage.goto(`iframe.html?viewMode=story&id=${ids[0]}`);
	await ownPage.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
	const found = await ownPage.evaluate(async (all) => {
		const wrong: string[] = [];
		for (const storyId of all) {
			const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
			for (const [name, value] of Object.entries(story?.initialArgs ?? {})) {
				const isJson = typeof value === 'object' && value !== null;
				if (story?.argTypes[name]?.control?.type === 'object' && !isJson) wrong.push(`${storyId}: ${name}`);
			}
		}
		return wrong;
	}, ids);
	expect(ids.length).toBeGreaterThan(80);
	expect(found).toEqual([]);
});
