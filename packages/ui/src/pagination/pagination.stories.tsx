import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Pagination } from './index.ts';
import { guide } from './pagination.guide.ts';

const DIGITS = '၀၁၂၃၄၅၆၇၈၉';
const toBurmese = (value: number) => String(value).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));
const hrefOf = (page: number) => `#page-${page}`;

const meta = {
	title: 'Components/Navigation/Pagination',
	component: Pagination,
	parameters: { guide },
	args: { page: 5, pageCount: 24, hrefOf },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: 1, pageCount: 8 } };

/** Where the numbers have no room, "5 of 24" stands for them. */
export const OnAPhone: Story = { decorators: [phoneWide] };

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={560}
			axes={{ page: [1, 2, 4, 12, 21, 24] }}
			ugly={{
				'two pages': <Pagination page={2} pageCount={2} hrefOf={hrefOf} labels={{ pages: 'Two' }} />,
				'seven pages': <Pagination page={4} pageCount={7} hrefOf={hrefOf} labels={{ pages: 'Seven' }} />,
				'a million pages': (
					<Pagination
						page={500_000}
						pageCount={1_000_000}
						hrefOf={hrefOf}
						formatNumber={(value) => value.toLocaleString('en-US')}
						labels={{ pages: 'A million' }}
					/>
				),
				Burmese: (
					<Pagination
						lang="my"
						page={12}
						pageCount={24}
						hrefOf={hrefOf}
						formatNumber={toBurmese}
						labels={{ pages: 'စာမျက်နှာများ', page: (page) => `စာမျက်နှာ ${page}` }}
					/>
				),
				'Burmese, 240 px': (
					<div className="w-60 max-w-full">
						<Pagination
							lang="my"
							page={12}
							pageCount={24}
							hrefOf={hrefOf}
							formatNumber={toBurmese}
							labels={{
								pages: 'စာမျက်နှာအကျဉ်း',
								page: (page) => `စာမျက်နှာ ${page}`,
								position: (page, pageCount) => `စာမျက်နှာ ${pageCount} အနက် ${page}`,
							}}
						/>
					</div>
				),
			}}
		>
			{({ page }) => <Pagination page={page} pageCount={24} hrefOf={hrefOf} labels={{ pages: `At page ${page}` }} />}
		</Cross>
	),
};
