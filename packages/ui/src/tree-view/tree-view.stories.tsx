import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf, Shirt, Smartphone } from 'lucide-react';
import { LabelsProvider, labelsMy } from '../labels/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { TreeView, type TreeViewItem } from './index.ts';
import { guide } from './tree-view.guide.ts';

const ITEMS: readonly TreeViewItem[] = [
	{
		id: 'food',
		label: 'Food and drink',
		icon: <Leaf />,
		suffix: '214',
		children: [
			{
				id: 'tea',
				label: 'Tea',
				suffix: '48',
				children: [
					{ id: 'green', label: 'Green tea', suffix: '21' },
					{ id: 'pickled', label: 'Pickled tea', suffix: '27' },
				],
			},
			{ id: 'coffee', label: 'Coffee', suffix: '12' },
			{ id: 'wine', label: 'Wine', isDisabled: true },
		],
	},
	{ id: 'clothes', label: 'Clothes', icon: <Shirt />, suffix: '97', children: [], isLoading: true },
	{ id: 'electronics', label: 'Electronics', icon: <Smartphone />, children: [] },
];

const BURMESE: readonly TreeViewItem[] = [
	{
		id: 'food',
		label: 'စားသောက်ကုန်နှင့် အချိုရည်များ',
		children: [
			{ id: 'tea', label: 'ရှမ်းတောင်တန်းလက်ဖက်ရည်ခြောက်အထူးထုတ်လုပ်ထားသည်များ' },
			{ id: 'coffee', label: 'ကော်ဖီ' },
		],
	},
	{ id: 'clothes', label: 'အဝတ်အထည်', children: [], isLoading: true },
];

const OPEN = ['food', 'tea'];

const meta = {
	title: 'Components/Content/TreeView',
	component: TreeView,
	args: { 'aria-label': 'Categories', items: ITEMS, defaultExpanded: OPEN, defaultValue: ['green'] },
	argTypes: { items: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof TreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = { decorators: [phoneWide], args: { selection: 'multiple' } };

export const LoadingAndEmpty: Story = {
	decorators: [phoneWide],
	args: { defaultExpanded: ['clothes', 'electronics'], defaultValue: [] },
};

export const Combinations: Story = {
	render: (args) => (
		<Grid
			cell={280}
			axes={{ selection: ['none', 'single', 'multiple'] } as const}
			ugly={{
				Burmese: (
					<div lang="my" className="w-full">
						<LabelsProvider labels={labelsMy}>
							<TreeView aria-label="အမျိုးအစားများ" items={BURMESE} defaultExpanded={['food', 'clothes']} />
						</LabelsProvider>
					</div>
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<TreeView {...args} aria-label="Right to left" />
					</div>
				),
			}}
		>
			{({ selection }) => (
				<TreeView
					{...args}
					aria-label={`Categories, ${selection}`}
					selection={selection}
					defaultValue={selection === 'multiple' ? ['green', 'coffee'] : ['green']}
					className="w-full"
				/>
			)}
		</Grid>
	),
};
