import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { MultiSelect, type MultiSelectProps } from './index.ts';
import { guide } from './multi-select.guide.ts';

interface Topic {
	readonly id: string;
	readonly name: string;
}

const TOPICS: readonly Topic[] = ['Tea', 'Lacquer', 'Silk', 'Honey', 'Pottery', 'Books', 'Toys'].map((name, index) => ({
	id: `${index}`,
	name,
}));

const BURMESE: readonly Topic[] = ['လက်ဖက်ခြောက်', 'ယွန်းထည်', 'ရိုးရာပိုးထည်နှင့်လက်ရက်ကန်းအထည်အလိပ်များ', 'ပျားရည်'].map(
	(name, index) => ({ id: `${index}`, name }),
);

function Topics(props: MultiSelectProps<Topic>) {
	return <MultiSelect {...props} />;
}

const meta = {
	title: 'Components/Forms/MultiSelect',
	component: Topics,
	args: {
		'aria-label': 'Topics',
		placeholder: 'Type to find',
		items: TOPICS,
		getItemKey: ({ id }) => id,
		getItemText: ({ name }) => name,
		defaultValue: TOPICS.slice(0, 3),
	},
	argTypes: { items: { control: false } },
	// It opens over the page.
	parameters: { guide, docs: { story: { inline: false } } },
} satisfies Meta<typeof Topics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'max-w-80' } };

export const Playground: Story = { args: { size: 'md', isInvalid: false, disabled: false, className: 'max-w-80' } };

export const Open: Story = {
	args: { defaultOpen: true },
	render: (args) => (
		<div className="h-96 max-w-80">
			<MultiSelect {...args} />
		</div>
	),
};

export const Full: Story = { args: { maxItems: 3, className: 'max-w-80' } };

export const Combinations: Story = {
	render: (args) => (
		<Grid
			axes={{ isInvalid: [false, true], disabled: [false, true] }}
			ugly={{
				'long Burmese': <MultiSelect {...args} lang="my" items={BURMESE} defaultValue={BURMESE} className="w-full" />,
				'nothing chosen': <MultiSelect {...args} defaultValue={[]} className="w-full" />,
			}}
			cell={240}
		>
			{(look) => <MultiSelect {...args} {...look} className="w-full" />}
		</Grid>
	),
};
