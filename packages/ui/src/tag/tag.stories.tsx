import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { Tag } from './index.ts';
import { guide } from './tag.guide.ts';

const meta = {
	title: 'Components/Feedback/Tag',
	component: Tag,
	parameters: { guide },
	args: { children: 'Handwoven' },
	argTypes: { icon: { control: false } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: () => (
		<ul className="flex flex-wrap gap-2">
			{['Handwoven', 'Cotton', 'Inle Lake'].map((word) => (
				<li key={word}>
					<Tag>{word}</Tag>
				</li>
			))}
		</ul>
	),
};

export const Playground: Story = { args: { size: 'md' } };

export const AsLink: Story = {
	render: (args) => (
		<Tag {...args} asChild icon={<Leaf aria-hidden="true" />}>
			<a href="#cotton">Cotton</a>
		</Tag>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ size: ['sm', 'md'], hasIcon: [false, true] } as const}
			ugly={{
				Burmese: (
					<Tag lang="my" icon={<Leaf aria-hidden="true" />}>
						အင်းလေးကန်ရိုးရာလက်ရက်ကန်းထည်ကြာချည်ပိုးထည်
					</Tag>
				),
				Thai: <Tag lang="th">ผ้าฝ้ายทอมือย้อมสีธรรมชาติจากเชียงใหม่</Tag>,
				number: <Tag>1,000,000 K</Tag>,
			}}
		>
			{({ size, hasIcon }) => (
				<Tag size={size} icon={hasIcon ? <Leaf aria-hidden="true" /> : undefined}>
					Cotton
				</Tag>
			)}
		</Grid>
	),
};
