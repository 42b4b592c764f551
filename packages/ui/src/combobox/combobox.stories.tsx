import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './combobox.guide.ts';
import { Combobox, type ComboboxProps } from './index.ts';

interface Township {
	readonly code: string;
	readonly name: string;
	readonly region: string;
}

const TOWNSHIPS: readonly Township[] = [
	{ code: '1', name: 'Bahan', region: 'Yangon' },
	{ code: '2', name: 'Hlaing', region: 'Yangon' },
	{ code: '3', name: 'Kamayut', region: 'Yangon' },
	{ code: '4', name: 'Latha', region: 'Yangon' },
	{ code: '5', name: 'Amarapura', region: 'Mandalay' },
	{ code: '6', name: 'Chanmyathazi', region: 'Mandalay' },
	{ code: '7', name: 'Hsipaw', region: 'Shan' },
	{ code: '8', name: 'Lashio', region: 'Shan' },
];

const BURMESE: readonly Township[] = [
	{ code: '1', name: 'ဗဟန်း', region: 'ရန်ကုန်တိုင်းဒေသကြီး' },
	{ code: '2', name: 'မင်္ဂလာတောင်ညွန့်', region: 'ရန်ကုန်တိုင်းဒေသကြီး' },
	{ code: '3', name: 'ချမ်းမြသာစည်', region: 'မန္တလေးတိုင်းဒေသကြီး' },
];

const first = (items: readonly Township[]) => items[1] ?? null;

const args: ComboboxProps<Township> = {
	'aria-label': 'Township',
	placeholder: 'Type to find',
	items: TOWNSHIPS,
	getItemKey: ({ code }) => code,
	getItemText: ({ name }) => name,
};

const roomForList: Decorator = (Story) => (
	<div className="h-96 max-w-80">
		<Story />
	</div>
);

function Township(props: ComboboxProps<Township>) {
	return <Combobox {...props} />;
}

const meta = {
	title: 'Components/Forms/Combobox',
	component: Township,
	args,
	argTypes: { items: { control: false } },
	// It opens over the page.
	parameters: { guide, docs: { story: { inline: false } } },
} satisfies Meta<typeof Township>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	decorators: [roomForList],
	args: { defaultValue: first(TOWNSHIPS), defaultOpen: true },
};

export const Playground: Story = {
	decorators: [roomForList],
	args: { status: 'ready', size: 'md', isClearable: true, isInvalid: false, disabled: false, minQueryLength: 0 },
};

export const Grouped: Story = {
	decorators: [roomForList],
	args: { getItemGroup: ({ region }) => region, defaultOpen: true },
};

export const Loading: Story = {
	decorators: [roomForList],
	args: { items: [], status: 'loading', onQueryChange: () => {}, defaultOpen: true },
};

export const NothingFound: Story = {
	decorators: [roomForList],
	args: { items: [], onQueryChange: () => {}, defaultOpen: true },
};

export const Failed: Story = {
	decorators: [roomForList],
	args: { items: [], status: 'error', onRetry: () => {}, defaultOpen: true },
};

export const Burmese: Story = {
	decorators: [roomForList],
	args: {
		items: BURMESE,
		defaultValue: first(BURMESE),
		getItemGroup: ({ region }) => region,
		isItemDisabled: ({ code }) => code === '3',
		isClearable: true,
		defaultOpen: true,
		labels: { clear: 'ရှင်းလင်းမည်', open: 'ရွေးစရာများပြမည်', list: 'မြို့နယ်များ' },
	},
	render: ({ 'aria-label': _named, ...props }) => (
		<Field label="မြို့နယ်" lang="my">
			{(control) => <Combobox {...props} {...control} />}
		</Field>
	),
};

function InADialog(props: ComboboxProps<Township>) {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Delivery address">
			<Combobox {...props} />
		</Dialog>
	);
}

export const InDialog: Story = { args: { defaultOpen: true }, render: (props) => <InADialog {...props} /> };

export const Combinations: Story = {
	render: (props) => (
		<Grid
			axes={{ size: ['sm', 'md', 'lg'] as const, isInvalid: [false, true], disabled: [false, true] }}
			ugly={{
				'long Burmese': (
					<Combobox
						{...props}
						lang="my"
						defaultValue={{ code: '9', name: 'ဧရာဝတီတိုင်းဒေသကြီးပုသိမ်မြို့နယ်အတွင်းရှိကျေးရွာအုပ်စု', region: '' }}
						className="w-full"
					/>
				),
				'nothing chosen': <Combobox {...props} className="w-full" />,
				'read only': <Combobox {...props} defaultValue={first(TOWNSHIPS)} readOnly className="w-full" />,
			}}
			cell={200}
		>
			{(look) => <Combobox {...props} {...look} isClearable defaultValue={first(TOWNSHIPS)} className="w-full" />}
		</Grid>
	),
};
