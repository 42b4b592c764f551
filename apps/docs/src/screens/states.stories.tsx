import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../foundations/page.tsx';
import { SCREEN_STATES } from './screen-states.ts';

const meta = { title: 'Foundations/Screen states', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A test compares this list with the stories. */
export const States: Story = {
	render: () => (
		<Page title="States of every screen">
			<p className="max-w-prose text-text-muted">
				What each screen declares it can look like. Each state has a story of the same name; the tests hold both lists
				together.
			</p>
			{SCREEN_STATES.map(({ file, states }) => (
				<Section key={file} title={file}>
					<ul className="flex flex-wrap gap-2 text-sm">
						{states.map((state) => (
							<li
								key={state}
								data-screen={file}
								data-state={state}
								className="rounded-full border border-border bg-surface-raised px-3 py-1"
							>
								{state}
							</li>
						))}
					</ul>
				</Section>
			))}
		</Page>
	),
};
