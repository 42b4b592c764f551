import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './index.ts';
import { guide } from './skip-link.guide.ts';

const meta = {
	title: 'Components/Navigation/SkipLink',
	component: SkipLink,
	parameters: { guide, layout: 'fullscreen' },
	render: (args) => (
		<div className="min-h-40">
			<SkipLink {...args} />
			<main id="main" tabIndex={-1} className="p-4 pt-24 outline-none">
				Press Tab: the link stands in the corner while it has the focus.
			</main>
		</div>
	),
	play: async () => {
		await userEvent.tab();
	},
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '#main', children: 'Skip to content' } };

/** It has one look; a long name stands for all. */
export const Combinations: Story = { args: { lang: 'my', children: 'အကြောင်းအရာသို့ ကျော်သွားရန်' } };
