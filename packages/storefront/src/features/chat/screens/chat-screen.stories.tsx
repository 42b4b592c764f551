import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_NOW } from '@zaylat/api-client/mocks';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { come } from '../../../testing/come.ts';
import { keepChosenShop } from '../../shops/ask-shop/chosen-shop.ts';
import { Component } from './chat-screen.tsx';

const meta = {
	title: 'Screens/Chat/Chat',
	component: Component,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => {
		window.localStorage.clear();
		window.sessionStorage.removeItem('chat-unsent');
	},
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Conversations of the editions: one with something new, one in which nothing was written. */
const THREAD = { mm: '/chat?thread=thread-inle-weavers', th: '/chat?thread=thread-chiang-mai-loom' };
const QUIET = { mm: '/chat?thread=thread-ma-hla-corner', th: '/chat?thread=thread-soi-nine' };
const ASKING = { mm: `${THREAD.mm}&product=1011`, th: `${THREAD.th}&product=1011` };

const SEND = /^Send$|^ပို့မည်$|^ส่ง$|^发送$/;

const write: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
	await userEvent.type(await canvas.findByRole('textbox', { name: /^Message$|^စာ$|^ข้อความ$|^消息$/ }), 'OK 12');
	await userEvent.click(await canvas.findByRole('button', { name: SEND }));
};

async function pick(canvasElement: HTMLElement, files: readonly File[], find: () => Promise<unknown>): Promise<void> {
	await find();
	const input = await come(() => canvasElement.querySelector<HTMLInputElement>('main input[type="file"]'));
	const transfer = new DataTransfer();
	for (const file of files) transfer.items.add(file);
	input.files = transfer.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A square of one colour. */
async function drawnFile(name: string, colour: string): Promise<File> {
	const canvas = new OffscreenCanvas(64, 64);
	const context = canvas.getContext('2d');
	if (context) {
		context.fillStyle = colour;
		context.fillRect(0, 0, 64, 64);
	}
	return new File([await canvas.convertToBlob()], name, { type: 'image/png', lastModified: 0 });
}

/** The conversations; desktops have room for one beside them. */
export const Ready: Story = { parameters: { shop: { path: '/chat' } } };

/** A conversation with something new. */
export const Conversation: Story = { parameters: { shop: { path: THREAD } } };

/** Conversations of an account's shops with their buyers, with the navigation of the seller desk. */
export const ShopConversations: Story = { parameters: { shop: { path: '/chat?side=shop' } } };

/** Opened from a product's page. */
export const AskingAboutProduct: Story = { parameters: { shop: { path: ASKING } } };

/** With a shop that was not written to before. */
export const NewConversation: Story = { parameters: { shop: { path: QUIET } } };

/** More messages than a page has. */
export const LongConversation: Story = { parameters: { shop: { path: THREAD, scenario: 'many' } } };

/** A message on its way. */
export const Sending: Story = { parameters: { shop: { path: THREAD, scenario: 'writes-slow' } }, play: write };

/** A message that did not arrive. */
export const NotSent: Story = { parameters: { shop: { path: THREAD, scenario: 'writes-fail' } }, play: write };

/** Pictures that are sent with the next message. */
export const PicturesPicked: Story = {
	parameters: { shop: { path: THREAD } },
	play: async ({ canvas, canvasElement }) => {
		const files = [await drawnFile('one.png', 'teal'), await drawnFile('two.png', 'sienna')];
		await pick(canvasElement, files, () => canvas.findByRole('button', { name: SEND }));
	},
};

/** A file that is no picture. */
export const PictureRefused: Story = {
	parameters: { shop: { path: THREAD } },
	play: async ({ canvas, canvasElement }) => {
		const file = new File(['text'], 'list.txt', { type: 'text/plain' });
		await pick(canvasElement, [file], () => canvas.findByRole('button', { name: SEND }));
	},
};

/** A conversation of somebody else, or none at all. */
export const NoSuchConversation: Story = { parameters: { shop: { path: '/chat?thread=thread-nobody' } } };

/** 503 to the messages. */
export const MessagesDown: Story = { parameters: { shop: { path: THREAD, scenario: 'chat-messages-down' } } };

/** The shop that was chosen before is gone. */
export const OpeningRefused: Story = {
	parameters: { shop: { path: '/chat', scenario: 'chat-shop-gone' } },
	beforeEach: () => keepChosenShop({ shopId: 'inle-weavers' }, MOCK_NOW),
};

/** One conversation. */
export const One: Story = { parameters: { shop: { path: '/chat', scenario: 'one' } } };

/** None yet. */
export const Empty: Story = { parameters: { shop: { path: '/chat', scenario: 'empty' } } };

/** Chats need an account (Specification §6). */
export const Guest: Story = { parameters: { shop: { path: '/chat', scenario: 'guest' } } };

/** Names and messages that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: THREAD, scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/chat" at="/chat?thread=thread-inle-weavers" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/chat', scenario: 'unavailable' } } };
