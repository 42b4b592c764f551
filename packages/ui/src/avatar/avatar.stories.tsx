import type { Meta, StoryObj } from '@storybook/react-vite';
import { BROKEN_PICTURE, SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './avatar.guide.ts';
import { Avatar } from './index.ts';

const meta = {
	title: 'Components/Content/Avatar',
	component: Avatar,
	parameters: { guide },
	args: { name: 'Golden Tea' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', shape: 'circle', tint: 4, src: SAMPLE_PICTURE } };

export const Picture: Story = { args: { src: SAMPLE_PICTURE } };

export const BrokenPicture: Story = { args: { src: BROKEN_PICTURE } };

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={110}
			axes={{
				hasPicture: [false, true],
				shape: ['circle', 'square'] as const,
				size: ['sm', 'md', 'lg', 'xl'] as const,
			}}
			ugly={{
				Burmese: (
					<span lang="my">
						<Avatar name="ရွှေလက်ဖက်" size="lg" />
					</span>
				),
				'Burmese with a tall stack': (
					<span lang="my">
						<Avatar name="ဒေါ်ခင်ဥက္ကဋ္ဌ" size="lg" />
					</span>
				),
				'Thai, vowel first': (
					<span lang="th">
						<Avatar name="เชียงใหม่" size="lg" />
					</span>
				),
				Chinese: (
					<span lang="zh-Hans">
						<Avatar name="金茶" size="lg" />
					</span>
				),
				'no letter in the name': <Avatar name="—" size="lg" />,
				'own initials': <Avatar name="Zaylat" initials="ZL" size="lg" tint={1} />,
			}}
		>
			{({ hasPicture, ...values }) => (
				<Avatar name="Golden Tea" src={hasPicture ? SAMPLE_PICTURE : undefined} {...values} />
			)}
		</Cross>
	),
};
