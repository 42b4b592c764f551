import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './chip.guide.ts';
import { Chip, ChipGroup, type ChipGroupProps, RemovableChip } from './index.ts';

const meta = {
	title: 'Components/Feedback/Chip',
	component: Chip,
	parameters: { guide },
	args: { children: 'Free delivery' },
	argTypes: { icon: { control: false } },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filters(props: Partial<ChipGroupProps>) {
	return (
		<ChipGroup label="Filters" {...props}>
			<Chip defaultSelected icon={<Truck />} count="1,204">
				Free delivery
			</Chip>
			<Chip count="86">On sale</Chip>
			<Chip count="12">Verified shop</Chip>
			<Chip disabled count="0">
				Pre-order
			</Chip>
		</ChipGroup>
	);
}

export const Default: Story = { render: () => <Filters /> };

export const Playground: Story = { args: { count: '12' } };

export const InOneLine: Story = { render: () => <Filters flow="scroll" />, decorators: [phoneWide] };

function Chosen() {
	const [names, setNames] = useState(['Cotton', 'Silk', 'Under 50,000 K']);
	return (
		<ChipGroup label="Filters in force">
			{names.map((name) => (
				<RemovableChip
					key={name}
					removeLabel={`Remove ${name}`}
					onRemove={() => setNames(names.filter((other) => other !== name))}
				>
					{name}
				</RemovableChip>
			))}
		</ChipGroup>
	);
}

export const Removable: Story = { render: () => <Chosen /> };

const AXES = {
	isSelected: [false, true],
	disabled: [false, true],
	hasIcon: [false, true],
	count: [undefined, '99+'],
} as const;

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={AXES}
			ugly={{
				Burmese: (
					<Chip lang="my" defaultSelected count="၁,၀၀၀,၀၀၀">
						ပို့ဆောင်ခအခမဲ့ရရှိနိုင်သောပစ္စည်းများသာပြမည်
					</Chip>
				),
				Thai: (
					<RemovableChip lang="th" removeLabel="ลบ" onRemove={() => {}}>
						ผ้าฝ้ายทอมือย้อมสีธรรมชาติจากเชียงใหม่
					</RemovableChip>
				),
				'removable, out of use': (
					<RemovableChip isDisabled removeLabel="Remove Cotton" onRemove={() => {}}>
						Cotton
					</RemovableChip>
				),
			}}
		>
			{({ isSelected, disabled, hasIcon, count }) => (
				<Chip isSelected={isSelected} disabled={disabled} icon={hasIcon ? <Truck /> : undefined} count={count}>
					Delivery
				</Chip>
			)}
		</Grid>
	),
};
