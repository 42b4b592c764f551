import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './own-shop-screen.tsx';

const meta = {
	title: 'Screens/Seller/Own Shop',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Shop';

/** Texts in each language of the toolbar. */
const BACK = /^Back on|^ပြန်ဖွင့်မည့်ရက်|^กลับมาวันที่|^恢复营业日/;
const FREE_FROM = /^Free from|^ပို့ခအခမဲ့|^ส่งฟรีเมื่อ|^满额包邮/;
const ADD_ADDRESS = /^Add return address|^လိပ်စာ ထည့်⁠မည်|^เพิ่มที่อยู่|^添加退货地址/;
const ADD_BANK = /^Add bank account|^ဘဏ်အ⁠ကော⁠င့် ထည့်⁠မည်|^เพิ่มบัญชีธนาคาร|^添加收款账户/;
const BANK = /^Bank or wallet|^ဘဏ် သို့မဟုတ် ဝေါလက်|^ธนาคารหรือวอลเล็ต|^银行或钱包/;
const HOLDER = /^Account holder|^အ⁠ကော⁠င့်ပိုင်ရှင်|^ชื่อบัญชี|^户名/;
const NUMBER = /^Account number|^အ⁠ကော⁠င့်နံပါတ်|^เลขที่บัญชี|^账号/;
const SAVE_BANK = /^Save account|^အ⁠ကော⁠င့် သိမ်း⁠မည်|^บันทึกบัญชี|^保存账户/;
const NEW_SECTION = /^Add a category|^အမျိုးအစား ထည့်⁠မည်|^เพิ่มหมวดหมู่|^添加分类/;
const SAVE = /^Save shop|^ဆိုင် သိမ်း⁠မည်|^บันทึกร้าน|^保存店铺/;

/** What a seller had typed before the page was loaded again. */
const DRAFT = {
	typed: {
		name: { en: 'House of Lotus', mm: 'ကြာပန်းအိမ်', thai: 'บ้านบัวหลวง', china: '莲花坊' },
		about: {
			en: 'We weave since 1962.',
			mm: '၁၉၆၂ ကတည်းက ရက်လုပ်သည်။',
			thai: 'ทอผ้าตั้งแต่ปี 1962',
			china: '自 1962 年起织造。',
		},
		backOn: '',
		services: [],
	},
	logo: [],
	cover: [],
};

/** A shop that is there. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'selling' } } };

/** The shop was set to be away. */
export const Away: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const field = await canvas.findByRole('combobox', { name: BACK });
		await userEvent.selectOptions(field, [...field.querySelectorAll('option')].at(9)?.value ?? '');
		await userEvent.click(canvas.getByRole('button', { name: SAVE }));
	},
};

/** Staff have paused the shop. */
export const Paused: Story = { parameters: { shop: { path, scenario: 'shop-paused' } } };

/** An amount is no number. */
export const WithProblems: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const [field] = await canvas.findAllByRole('spinbutton', { name: FREE_FROM });
		if (field) await userEvent.type(field, 'abc');
		await userEvent.click(canvas.getByRole('button', { name: SAVE }));
	},
};

/** What the device has kept from before a reload. */
export const Restored: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	beforeEach: () => {
		for (const slug of ['inle-weavers', 'chiang-mai-loom']) {
			window.localStorage.setItem(`shop-draft-user-1-${slug}`, JSON.stringify({ version: 1, draft: DRAFT }));
		}
		return () => window.localStorage.clear();
	},
};

/** With pictures of its own, a return address and a bank account. */
export const Complete: Story = { parameters: { shop: { path, scenario: 'shop-complete' } } };

/** The return address is written. */
export const AddressForm: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: ADD_ADDRESS })),
};

/** The bank account is written. */
export const BankForm: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: ADD_BANK })),
};

/** A bank account is changed by a session that has not proven who uses it. */
export const AsksForPassword: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD_BANK }));
		const bank = await canvas.findByRole('combobox', { name: BANK });
		await userEvent.selectOptions(bank, [...bank.querySelectorAll('option')].at(-1)?.value ?? '');
		await userEvent.type(canvas.getByRole('textbox', { name: HOLDER }), 'Daw Khin Khin');
		// A mobile number of its country is one of the last wallet of each edition.
		const isThai = bank.querySelector('option[value="promptpay"]') !== null;
		await userEvent.type(canvas.getByRole('textbox', { name: NUMBER }), isThai ? '0812345678' : '09951234567');
		await userEvent.click(canvas.getByRole('button', { name: SAVE_BANK }));
	},
};

/** A category is added to those that the shop has made for itself. */
export const OwnCategories: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: NEW_SECTION })),
};

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path, scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
