import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { LazyImage } from '../lazy-image/index.ts';
import { SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { SearchField, type SearchFieldProps } from './index.ts';
import { guide } from './search-field.guide.ts';

interface Match {
	readonly id: string;
	readonly name: string;
	readonly lang?: string;
}

const MATCHES: readonly Match[] = [
	{ id: '1', name: 'Shan green tea, first flush, 500 g' },
	{ id: '2', name: 'Tea cup with lid, hand-painted' },
	{ id: '3', name: 'လက်ဖက်ခြောက်ရှမ်းပြည်နယ်ထွက်ပထမအသုတ်ကီလိုဝက်ထုပ်', lang: 'my' },
	{ id: '4', name: 'ชาเขียวใบอ่อนจากดอยแม่สลองบรรจุถุงห้าร้อยกรัม', lang: 'th' },
	{ id: '5', name: '掸邦绿茶头采春茶五百克装', lang: 'zh-Hans' },
];

const MANY = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, name: `Shan tea, grade ${index + 1}` }));

function Kept({ value: first, isOpen: isFirstOpen, onValueChange, onOpenChange, ...props }: SearchFieldProps<Match>) {
	const [value, setValue] = useState(first);
	const [isOpen, setIsOpen] = useState(isFirstOpen);
	return (
		<SearchField
			{...props}
			value={value}
			onValueChange={(next, context) => {
				setValue(next);
				onValueChange(next, context);
			}}
			isOpen={isOpen}
			onOpenChange={(next) => {
				setIsOpen(next);
				onOpenChange(next);
			}}
		/>
	);
}

const args: SearchFieldProps<Match> = {
	label: 'Search 40,000 things, or a shop',
	value: '',
	onValueChange: () => {},
	onSubmit: () => {},
	onSelect: () => {},
	isOpen: false,
	onOpenChange: () => {},
	status: 'idle',
	items: [],
	getItemKey: (item) => item.id,
	renderItem: (item) => (
		<span className="flex min-w-0 items-center gap-3">
			<LazyImage
				src={SAMPLE_PICTURE}
				width={480}
				height={480}
				alt=""
				tint={4}
				className="w-10 shrink-0 rounded-control"
			/>
			<span lang={item.lang} className="line-clamp-2">
				{item.name}
			</span>
		</span>
	),
};

function Frame(props: SearchFieldProps<Match>) {
	return (
		<div className="h-96 max-w-2xl">
			<Kept {...props} />
		</div>
	);
}

const meta = {
	title: 'Components/Forms/SearchField',
	component: Frame,
	args,
	parameters: { guide },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 'tea', isOpen: true, status: 'results', items: MATCHES } };

export const Searching: Story = { args: { value: 'tea', isOpen: true, status: 'searching' } };

export const NothingFound: Story = { args: { value: 'qqqq', isOpen: true, status: 'empty' } };

export const Failed: Story = { args: { value: 'tea', isOpen: true, status: 'error' } };

export const Results: Story = { args: { value: 'tea', isOpen: true, status: 'results', items: MATCHES } };

export const ManyResults: Story = { args: { value: 'tea', isOpen: true, status: 'results', items: MANY } };

/** Texts and categories as chips before the matches. */
export const Groups: Story = {
	args: {
		value: 'tea',
		isOpen: true,
		status: 'results',
		items: [
			{ id: 'tea cup', name: 'tea cup' },
			{ id: 'tea towel', name: 'tea towel' },
			{ id: 'kitchen', name: 'Kitchen and dining' },
			...MATCHES,
		],
		getItemGroup: ({ id }) =>
			Number(id) > 0
				? { label: 'Things', layout: 'rows', isLabelHidden: true }
				: { label: 'Searches', layout: 'chips' },
		renderItem: (item) => <span className="truncate">{item.name}</span>,
	},
};

/** What is offered before anything is typed, and a button that belongs to it. */
export const Focused: Story = {
	args: {
		isOpen: true,
		status: 'results',
		items: [
			{ id: 'longyi', name: 'longyi' },
			{ id: 'rice cooker', name: 'rice cooker' },
			{ id: 'phone', name: 'phone case' },
		],
		getItemGroup: ({ id }) => ({ label: id === 'phone' ? 'Popular searches' : 'Recent searches', layout: 'chips' }),
		renderItem: (item) => <span className="truncate">{item.name}</span>,
		footer: (
			<Button variant="ghost" size="sm">
				Clear recent searches
			</Button>
		),
	},
};

/** As wide as the slim bar of a phone leaves it: the button is a magnifier. */
export const NarrowBurmese: Story = {
	args: {
		label: 'ရှာဖွေရန်',
		value: 'လက်ဖက်',
		isOpen: true,
		status: 'empty',
		labels: { empty: 'ရှာဖွေမှုရလဒ်မတွေ့ပါ', clear: 'ရှင်းလင်းမည်', submit: 'ရှာမည်' },
	},
	render: (props) => (
		<div lang="my" className="w-64 max-w-full">
			<Frame {...props} />
		</div>
	),
};

/** Closed; what opens is in the stories above, because it lies over what follows. */
export const Combinations: Story = {
	render: (props) => (
		<Grid
			cell={280}
			axes={{ value: ['', 'tea'] }}
			ugly={{
				'unbreakable Burmese': (
					<div lang="my" className="w-full">
						<Kept
							{...props}
							label="ပစ္စည်းများနှင့်ဆိုင်များကိုရှာဖွေရန်"
							value="လက်ဖက်ခြောက်ရှမ်းပြည်နယ်ထွက်ပထမအသုတ်ကီလိုဝက်"
							labels={{ clear: 'ရှင်းလင်းမည်', submit: 'ရှာမည်' }}
						/>
					</div>
				),
				'Thai without spaces': (
					<div lang="th" className="w-full">
						<Kept {...props} label="ค้นหาสินค้าหรือร้านค้าที่ต้องการ" labels={{ clear: 'ล้าง', submit: 'ค้นหา' }} />
					</div>
				),
				'as narrow as a slim bar': (
					<div className="w-56 max-w-full">
						<Kept {...props} label="Search with 50 characters" value="Shan tea" />
					</div>
				),
			}}
		>
			{({ value }) => (
				<div className="w-full">
					<Kept {...props} label={value === '' ? 'Search, empty' : 'Search, filled'} value={value} />
				</div>
			)}
		</Grid>
	),
};
