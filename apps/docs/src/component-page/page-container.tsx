import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyMode } from '../shop/document-mode.ts';
import { toolbarChoice } from '../shop/toolbar.ts';
import { STORYBOOK_THEMES } from './storybook-theme.ts';
import './pages.css';

type Globals = Readonly<Record<string, unknown>>;

const isDark = (globals: Globals) => {
	const { colourMode } = toolbarChoice(globals);
	return colourMode === 'dark' || (colourMode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
};

/** What the toolbar says now; a page that belongs to no story cannot ask a story for it. */
function toolbarOf({ channel }: DocsContainerProps['context']): Globals {
	const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
	return event?.globals ?? {};
}

/** Shows a page of documentation in the mode that the toolbar asks for. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
	const [globals, setGlobals] = useState<Globals>(() => toolbarOf(context));
	useEffect(() => {
		const onUpdate = ({ globals: next }: { globals: Globals }) => setGlobals(next);
		context.channel.on(GLOBALS_UPDATED, onUpdate);
		return () => context.channel.off(GLOBALS_UPDATED, onUpdate);
	}, [context]);
	useEffect(() => applyMode(globals), [globals]);
	return (
		<DocsContainer context={context} theme={STORYBOOK_THEMES[isDark(globals) ? 'dark' : 'light']}>
			{children}
		</DocsContainer>
	);
}
