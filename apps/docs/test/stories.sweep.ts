import { findings, showWhole } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { looksOf } from './looks.ts';
import { endlessMotion, misfits, smallTargets } from './measure.ts';
import { compare } from './picture.ts';
import { SMALL_TARGETS } from './small-targets.ts';
import { builtStories } from './stories.ts';
import { collectProblems, show } from './story-page.ts';

const stories = builtStories();
const firstOf = new Map<string, string>();
for (const { title, id } of stories) if (!firstOf.has(title)) firstOf.set(title, id);

for (const story of stories) {
	test(`${story.title}: ${story.name}`, async ({ storyPage, isPinned }) => {
		const problems = collectProblems(storyPage);
		const looks = looksOf(story, firstOf.get(story.title) === story.id);
		for (const [index, look] of looks.entries()) {
			await test.step(look.name, async () => {
				await show(storyPage, story, look, index > 0);
				if (index === 0) expect.soft(await endlessMotion(storyPage), 'motion though less was asked for').toEqual([]);
				if (look.isPictured) await compare(storyPage, story, look, isPinned);
				if (look.isRead) {
					const heard = await storyPage.locator('body').ariaSnapshot();
					expect.soft(`${heard}\n`).toMatchSnapshot(['aria', `${story.id.replace(/--.*$/, '')}.txt`]);
				}
				if (look.isMeasured) {
					await showWhole(storyPage, look.width);
					expect.soft(await smallTargets(storyPage, SMALL_TARGETS), 'targets below 44 px').toEqual([]);
				}
				if (look.isReflowed) expect.soft(await misfits(storyPage), 'what does not fit').toEqual([]);
				if (look.audit) expect.soft(await findings(storyPage, story, look), `axe: ${look.name}`).toEqual([]);
			});
		}
		expect(problems.end(), 'errors in the console').toEqual([]);
	});
}
