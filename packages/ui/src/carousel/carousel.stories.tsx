import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { LazyImage, type LazyImageTint } from '../lazy-image/index.ts';
import { samplePicture } from '../lazy-image/sample-picture.ts';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './carousel.guide.ts';
import { Carousel } from './index.ts';

const TINTS: readonly LazyImageTint[] = [1, 2, 3, 4, 5, 6];
const NAMES = ['Shan green tea', 'Pathein parasol', 'Longyi shirt', 'Sein Ta Lone mangoes', 'Market bag', 'Thanaka'];

const products = NAMES.map((name, place) => (
	<Card key={name} padding="none" isInteractive className="h-full">
		<LazyImage src={samplePicture(place)} width={480} height={480} alt="" tint={TINTS[place]} />
		<div className="p-3">
			<a data-card-link href={`#${place}`} className="text-text no-underline">
				{name}
			</a>
		</div>
	</Card>
));

const banner = (title: string, place: number) => (
	<article
		key={title}
		className="flex h-full min-h-44 flex-wrap items-center gap-4 rounded-card bg-surface-sunken px-6 tablet:px-16"
	>
		<h3 className="min-w-0 flex-[1_1_10rem] text-xl font-bold wrap-anywhere">{title}</h3>
		<LazyImage src={samplePicture(place)} width={480} height={480} alt="" className="w-28 max-w-full" />
	</article>
);

const banners = ['Thadingyut market', 'Free delivery in Yangon', 'Tea from 6,900 K'].map(banner);
const burmeseBanners = ['သီတင်းကျွတ်ဈေးပွဲတော်', 'ရန်ကုန်မြို့တွင်းအခမဲ့ပို့ဆောင်ပေးပါသည်', 'ထီးလက်ဖက်အင်္ကျီ'].map(banner);

const meta = {
	title: 'Components/Content/Carousel',
	component: Carousel,
	args: { label: 'For you' },
	argTypes: { children: { control: false }, heading: { control: false }, schedule: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = <h2 className="text-xl font-bold">For you</h2>;

export const Default: Story = { args: { heading, children: products } };

export const Playground: Story = {
	args: { slides: 'peek', hasPosition: true, autoplayMs: 6000, children: products },
};

export const Banners: Story = { args: { label: 'Offers', slides: 'full', autoplayMs: 6000, children: banners } };

export const AtTheEnd: Story = { args: { heading, defaultIndex: 5, children: products } };

export const Burmese: Story = {
	args: {
		label: 'ကမ်းလှမ်းချက်များ',
		slides: 'full',
		children: burmeseBanners,
		labels: { previous: 'ယခင်', next: 'နောက်တစ်ခု' },
	},
	render: (args) => (
		<div lang="my">
			<Carousel {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ slides: ['full', 'peek', 'card', 'auto'] as const, hasPosition: [false, true] }}
			cell={320}
			ugly={{
				'everything fits': (
					<Carousel label="Fits" slides="auto" className="w-full">
						{NAMES.slice(0, 2).map((name) => (
							<span key={name} className="block w-24 max-w-full rounded-card border border-border p-2">
								{name}
							</span>
						))}
					</Carousel>
				),
				'one slide': (
					<Carousel label="One" slides="full" autoplayMs={6000} className="w-full">
						{banners.slice(0, 1)}
					</Carousel>
				),
				none: <Carousel label="None" className="w-full" />,
				'too many for dots': (
					<Carousel label="Many" slides="full" defaultIndex={99} className="w-full">
						{[...Array(120).keys()].map((place) => (
							<span key={place} className="grid h-20 place-items-center rounded-card bg-surface-sunken">
								{place + 1}
							</span>
						))}
					</Carousel>
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<Carousel label="RTL" slides="peek" hasPosition defaultIndex={1}>
							{products}
						</Carousel>
					</div>
				),
				'long heading, Thai': (
					<div lang="th" className="w-72 max-w-full">
						<Carousel label="แนะนำ" heading={<h2>สินค้าแนะนำสำหรับคุณจากร้านค้าทั่วประเทศไทยและเมียนมา</h2>}>
							{products}
						</Carousel>
					</div>
				),
			}}
		>
			{(values) => (
				<Carousel {...values} label={`${values.slides} ${values.hasPosition}`} className="w-full">
					{values.slides === 'full' ? banners : products}
				</Carousel>
			)}
		</Cross>
	),
};
