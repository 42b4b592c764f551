import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { within } from 'storybook/test';
import { come } from '../../../testing/come.ts';
import { Component } from './invoice-screen.tsx';

const meta = {
	title: 'Screens/Documents/Invoice',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (code: string, scenario: ScenarioName = 'signed-in') => ({
	parameters: { shop: { path: `/Invoice/${code}`, scenario } },
});

const ADD_COMPANY = /^(Add a company to the invoice|ငွေတောင်းခံလွှာတွင် ကုမ္ပဏီ ထည့်⁠ရန်|เพิ่มชื่อบริษัทในใบแจ้งหนี้|在发票上添加公司)$/;
const SAVE = /^(Save|သိမ်းရန်|บันทึก|保存)$/;

/** Of an order that was paid. */
export const Ready: Story = of('ZL31000001');

/** Asks for the company that it is for. */
export const Company: Story = {
	...of('ZL31000001'),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD_COMPANY }));
	},
};

/** The tax number cannot be right. */
export const CompanyRefused: Story = {
	...of('ZL31000001'),
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD_COMPANY }));
		// The header has a form too.
		const form = await come(() => canvasElement.querySelector<HTMLFormElement>('main form'));
		const [company, taxNumber] = within(form).getAllByRole('textbox');
		if (!company || !taxNumber) throw new Error('The form has no fields');
		await userEvent.type(company, 'Shwe La Min Co., Ltd.');
		await userEvent.type(taxNumber, '-');
		await userEvent.click(within(form).getByRole('button', { name: SAVE }));
	},
};

/** Of no order of this account. */
export const NotFound: Story = of('ZL99999999');

/** Names that do not break. */
export const LongTexts: Story = of('ZL31000001', 'long-texts');

/** Every connection breaks. */
export const Offline: Story = of('ZL31000001', 'down');

/** The API answers 503. */
export const ServerDown: Story = of('ZL31000001', 'unavailable');
