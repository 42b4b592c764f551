import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@zaylat/ui/icon';
import { Page, Section } from './page.tsx';

const meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sign as a caller hands it in. */
const CART = (
	<svg
		aria-hidden="true"
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d="M3 4h2l2.4 11h10.4L20 7H6M9 20h.01M17 20h.01" />
	</svg>
);

const RULES: Readonly<Record<string, string>> = {
	'Handed in by the app':
		'Components draw only the few signs that they need themselves: close, check, arrows. All others come from the app as svg elements, so that no icon set is shipped to those who do not use it.',
	'Lines, not fills':
		'24 by 24 units, a line of 2 units with round ends, in the colour of the text around it. A filled sign means that something is on: a wish that was saved.',
	'A word beside it':
		'A sign alone is for what everybody knows: close, search, cart, back. It then has a name for screen readers, by IconButton or the label of Icon. Beside a word it is decoration and says nothing.',
	Direction:
		'Arrows point along the line of reading; chevrons to the start and end turn round where the language runs from right to left.',
	Brands:
		'Marks of cards, wallets, flags and app stores keep their own colours and are components of their own: PaymentMark, FlagIcon, StoreBadge.',
};

export const Policy: Story = {
	render: () => (
		<Page title="Icons">
			<ul className="flex flex-wrap items-end gap-8 text-sm">
				{(['sm', 'md', 'lg'] as const).map((size) => (
					<li key={size} className="flex flex-col items-center gap-2">
						<Icon size={size}>{CART}</Icon>
						{size}
					</li>
				))}
			</ul>
			{Object.entries(RULES).map(([title, text]) => (
				<Section key={title} title={title} text={text} />
			))}
		</Page>
	),
};
