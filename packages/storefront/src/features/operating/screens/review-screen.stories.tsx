import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { come } from '../../../testing/come.ts';
import { Component } from './review-screen.tsx';

const meta = {
	title: 'Screens/Operating/Product in Review',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Goods/1001';

/** Texts in each language of the toolbar. */
const REFUSE = /^Refuse$|^ငြင်း⁠မည်$|^ไม่อนุมัติ$|^拒绝$/;
const PUBLISH = /^Publish$|^ရောင်း⁠ရန် ခွင့်ပြု⁠မည်$|^เผยแพร่$|^上架$/;

/** A product as shoppers will see it. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** It was refused before. */
export const Again: Story = { parameters: { shop: { path: '/Operating/Goods/1002', scenario: 'staff-catalogue' } } };

/** The reasons are asked for. */
export const Refusing: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		await userEvent.click(await within(canvasElement).findByRole('button', { name: REFUSE }));
		const dialog = within(await within(document.body).findByRole('dialog'));
		await userEvent.click(dialog.getByRole('button', { name: REFUSE }));
		await come(() => document.querySelector('dialog[open] [aria-invalid=true]'));
	},
};

/** Somebody else has decided meanwhile. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		await userEvent.click(await within(canvasElement).findByRole('button', { name: PUBLISH }));
	},
};

/** It does not wait for review. */
export const NotFound: Story = {
	parameters: { shop: { path: '/Operating/Goods/9999', scenario: 'staff-catalogue' } },
};

/** The product has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The product cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
