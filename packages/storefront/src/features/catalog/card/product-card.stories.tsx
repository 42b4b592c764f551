import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductSummary } from '@zaylat/api-client/contract';
import { ProductGrid } from '../grid/product-grid.tsx';
import { ProductTiles } from '../grid/product-tiles.tsx';

const picture = (key: string, tint: number) => ({
	path: `/api/pictures/${key}`,
	widths: [96, 160, 320, 480],
	alt: '',
	tint,
});
const shop = { slug: 'golden-field', name: 'Golden Field', isVerified: true };

const RICE: ProductSummary = {
	id: '1',
	name: 'Thung Kasem New-crop jasmine rice 100%, 5 kg',
	brand: 'Thung Kasem',
	origin: 'Roi Et',
	picture: picture('mango', 4),
	price: { amount: 18_900, currency: 'thb' },
	unitPrice: { price: { amount: 3_780, currency: 'thb' }, per: 'kg' },
	previousPrice: { amount: 23_500, currency: 'thb' },
	discountPercent: 19,
	rating: { average: 4.9, count: 812 },
	soldCount: 12_400,
	availability: 'in_stock',
	minQuantity: 1,
	shop,
	kind: 'goods',
	digitalForms: [],
	group: 'rice',
	isSentFree: true,
};

const PHONE: ProductSummary = {
	id: '2',
	name: 'Nuvo A36 5G 8/256 GB',
	brand: 'Nuvo',
	picture: picture('phone', 2),
	price: { amount: 949_000, currency: 'thb' },
	previousPrice: null,
	discountPercent: null,
	rating: null,
	soldCount: 0,
	availability: 'low_stock',
	minQuantity: 1,
	shop: { ...shop, isVerified: false },
	kind: 'goods',
	digitalForms: [],
	group: 'smartphones',
};

/** Cards of one row. */
function Cards({ products }: { readonly products: readonly ProductSummary[] }) {
	return (
		<div className="bg-surface p-4">
			<ProductGrid label="Cards">
				<ProductTiles products={products.map((product, place) => ({ ...product, id: String(place + 1) }))} />
			</ProductGrid>
		</div>
	);
}

const meta = {
	title: 'Storefront/Catalog/Product cards',
	component: Cards,
	parameters: { layout: 'fullscreen', shop: { edition: 'th' } },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All marks beside none: prices are level. */
export const MarksAndNone: Story = { args: { products: [RICE, PHONE, { ...RICE, isSentFree: false }, PHONE] } };

/** Two marks at the most: delivery, a coupon of the shop, and then whether it is official. */
export const Coupons: Story = {
	args: {
		products: [
			{ ...RICE, couponOff: { amount: 2_000, currency: 'thb' } },
			{ ...RICE, isSentFree: false, couponOff: { amount: 2_000, currency: 'thb' } },
			{ ...PHONE, couponOff: { amount: 50_000, currency: 'thb' } },
			PHONE,
		],
	},
};

/** Names of one line reserve no second one. */
export const ShortNames: Story = { args: { products: [PHONE, { ...PHONE, name: 'Kiri Play 5', brand: 'Kiri' }] } };

/** Names that are cut after two lines, in words without spaces. */
export const LongNames: Story = {
	args: {
		products: [
			{ ...RICE, name: 'ပုသိမ် ပေါ်ဆန်းမွှေးဆန်အသစ် ရာခိုင်နှုန်းပြည့် ကောက်သစ်အထူးရွေး ၅ ကီလိုဂရမ်အိတ်', brand: 'ပုသိမ်', origin: 'ဧရာဝတီတိုင်းဒေသကြီး' },
			{ ...RICE, name: 'ทุ่งเกษม ข้าวหอมมะลิใหม่ต้นฤดูคัดพิเศษร้อยเปอร์เซ็นต์ ถุง 5 กก.', brand: 'ทุ่งเกษม', origin: 'ร้อยเอ็ด' },
			PHONE,
		],
	},
};

/** Sold out, in advance, by the dozen, and digital. */
export const OtherTerms: Story = {
	args: {
		products: [
			{ ...RICE, availability: 'out_of_stock' },
			{ ...PHONE, availability: 'pre_order' },
			{ ...RICE, minQuantity: 12 },
			{
				...PHONE,
				name: 'Cloud storage',
				kind: 'digital',
				digitalForms: ['subscription', 'life_time'],
				availability: 'in_stock',
			},
		],
	},
};
