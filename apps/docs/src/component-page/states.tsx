import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Prose } from '../guides/prose.tsx';
import { StoryFrame } from './story-frame.tsx';
import { SNIPPETS } from './ui-snippets.ts';

/** A story as the page of its component needs it. */
export type PageStory = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** Groups whose components float over the page. */
const FLOATING = /^Components\/Overlays\//;

function widthOf({ storyGlobals, parameters }: PageStory): number | undefined {
	const name = storyGlobals?.viewport?.value;
	return Number.parseInt(parameters.viewport?.options?.[name]?.styles?.width ?? '', 10) || undefined;
}

/** One story with its name and what it shows. */
export function Shown({ story, isTitled = true }: { readonly story: PageStory; readonly isTitled?: boolean }) {
	const width = widthOf(story);
	const isFloating = FLOATING.test(story.title) || story.parameters.docs?.story?.inline === false;
	const isFramed =
		isFloating ||
		width !== undefined ||
		// In the page itself it would change the page.
		Object.keys(story.storyGlobals ?? {}).length > 0 ||
		story.tags.includes('play-fn');
	// A table of all looks is no example of how to write one.
	const code = SNIPPETS[story.id];
	const text = story.parameters.docs?.description?.story;
	return (
		<section className="flex flex-col gap-2">
			{isTitled && (
				<h3 id={story.id} className="scroll-mt-4 font-semibold text-lg">
					{story.name}
				</h3>
			)}
			{text && (
				<p className="max-w-prose text-text-muted">
					<Prose text={text} />
				</p>
			)}
			{isFramed ? (
				<StoryFrame id={story.id} name={story.name} width={width} isFloating={isFloating} />
			) : (
				<Canvas
					of={story.moduleExport}
					sourceState={code === undefined ? 'none' : 'hidden'}
					source={{ code, language: 'tsx' }}
				/>
			)}
		</section>
	);
}

/** The stories of the page: the one that stands for the component, and all that are states of it. */
export function useStories() {
	const stories = useContext(DocsContext).componentStories();
	const named = (name: string) => stories.find(({ id }) => id.endsWith(`--${name}`));
	const states = stories.filter(({ id }) => !/--(default|playground)$/.test(id));
	return { first: named('default') ?? stories[0], playground: named('playground'), states };
}
