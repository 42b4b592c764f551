import { findings, showWhole } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { endlessMotion, misfits, smallTargets } from './measure.ts';
import type { Mode } from './mode.ts';
import { modesOf } from './modes.ts';
import { ANNOTATIONS } from './passed-reporter.ts';
import { readPassed } from './passed-stories.ts';
import { compare } from './picture.ts';
import { SMALL_TARGETS } from './small-targets.ts';
import { builtStories, firstStories } from './stories.ts';
import { readStoryInputs } from './story-inputs.ts';
import { collectProblems, collectRequests, show } from './story-page.ts';

const stories = builtStories();
const first = firstStories(stories);
const inputs = readStoryInputs();
const passed = process.env.ALL_STORIES ? new Map() : readPassed();

for (const story of stories) {
	const modes = modesOf(story, first.has(story.id));
	const record = passed.get(story.id);
	const title = `${story.title}: ${story.name}`;
	const annotation = [{ type: ANNOTATIONS.story, description: story.id }];
	if (record && record.hash === inputs.hashOf(story, modes, record.loads)) {
		// It passed, and nothing that its result depends on has changed since (ADR 26).
		test.skip(title, { annotation: [...annotation, { type: ANNOTATIONS.unchanged }] }, () => {});
		continue;
	}
	test(title, { annotation }, async ({ storyPage, isPinned }, info) => {
		const problems = collectProblems(storyPage);
		const requests = collectRequests(storyPage);

		async function audit(mode: Mode): Promise<void> {
			if (mode.isMeasured) {
				await showWhole(storyPage, mode.width);
				expect.soft(await smallTargets(storyPage, SMALL_TARGETS), 'targets below 44 px').toEqual([]);
			}
			if (mode.isReflowed) expect.soft(await misfits(storyPage), 'what does not fit').toEqual([]);
			if (mode.audit) expect.soft(await findings(storyPage, story, mode), `axe: ${mode.name}`).toEqual([]);
		}

		async function picture(mode: Mode): Promise<void> {
			if (mode.isPictured) await compare(storyPage, story, mode, isPinned);
			if (mode.isRead) {
				const tree = await storyPage.locator('body').ariaSnapshot();
				expect.soft(`${tree}\n`).toMatchSnapshot(['aria', `${story.id.replace(/--.*$/, '')}.txt`]);
			}
		}

		// New pictures are taken only of a story in which the audit found nothing: it is audited in all modes before.
		const isUpdating = info.config.updateSnapshots !== 'none';
		const rounds = isUpdating ? [[audit], [picture]] : [[picture, audit]];
		for (const round of rounds) {
			if (info.errors.length > 0) break;
			// Each round opens the story again: an audit changes the window, and with it how far the page is scrolled.
			let isShown = false;
			for (const mode of modes) {
				await test.step(mode.name, async () => {
					await show(storyPage, story, mode, isShown);
					if (!isShown) expect.soft(await endlessMotion(storyPage), 'motion though less was asked for').toEqual([]);
					isShown = true;
					for (const act of round) await act(mode);
				});
			}
		}
		expect(problems.end(), 'errors in the console').toEqual([]);
		const files = requests.end();
		// Without comparison of pictures a pass is not complete, and is not recorded.
		if (isPinned) {
			info.annotations.push({ type: ANNOTATIONS.loads, description: JSON.stringify(inputs.loadedBy(files)) });
		}
	});
}
