import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { come } from '../../../testing/come.ts';
import { Component } from './profile-screen.tsx';

const meta = {
	title: 'Screens/Account/Profile',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

/** Somebody with an account. */
export const Registered: Story = { parameters: { shop: { path: '/profile' } } };

/** A guest. */
export const Guest: Story = { parameters: { shop: { path: '/profile', scenario: 'guest' } } };

/** Name, picture, email, phones and password. */
export const Details: Story = { parameters: { shop: { path: '/profile?target=details' } } };

/** Coupons that can be used, that were used and that have ended. */
export const Coupons: Story = {
	parameters: { shop: { path: '/profile?target=coupons', scenario: 'coupons-collected' } },
};

/** A guest has coupons of the device. */
export const CouponsGuest: Story = {
	parameters: { shop: { path: '/profile?target=coupons', scenario: 'coupons-collected-guest' } },
};

/** One is for goods of some categories. */
export const CouponsOfCategories: Story = {
	parameters: { shop: { path: '/profile?target=coupons', scenario: 'coupon-of-categories' } },
};

/** None is collected. */
export const CouponsEmpty: Story = { parameters: { shop: { path: '/profile?target=coupons' } } };

/** They are on their way. */
export const CouponsLoading: Story = { parameters: { shop: { path: '/profile?target=coupons', scenario: 'slow' } } };

/** The API answers 503. */
export const CouponsFailed: Story = {
	parameters: { shop: { path: '/profile?target=coupons', scenario: 'unavailable' } },
};

/** A guest has none of that. */
export const DetailsGuest: Story = { parameters: { shop: { path: '/profile?target=details', scenario: 'guest' } } };

/** The API answers 503. */
export const DetailsFailed: Story = {
	parameters: { shop: { path: '/profile?target=details', scenario: 'unavailable' } },
};

/** Puts another name into its field, as the input method does. */
async function typeName({ canvasElement, userEvent }: StoryContext, name: string): Promise<HTMLInputElement> {
	const field = await come(() => canvasElement.querySelector<HTMLInputElement>('main [name=name]'));
	await userEvent.clear(field);
	if (name !== '') await userEvent.type(field, name);
	return field;
}

/** A name was typed in Zawgyi: it is converted when the field is left, which can be undone. */
export const NameConverted: Story = {
	parameters: { shop: { path: '/profile?target=details' } },
	play: async (context) => {
		await context.canvas.findByRole('heading', { level: 1 });
		const field = await typeName(context, 'ေမာင္ေမာင္');
		// The converter is loaded with the first letter.
		await come(() => {
			field.focus();
			field.blur();
			return context.canvasElement.querySelector('main [role=status] button');
		});
	},
};

/** A required field was sent empty. */
export const NameMissing: Story = {
	parameters: { shop: { path: '/profile?target=details' } },
	play: async (context) => {
		await context.canvas.findByRole('heading', { level: 1 });
		const field = await typeName(context, '');
		await context.userEvent.click(await come(() => field.form?.querySelector<HTMLElement>('[type=submit]')));
		await come(() => context.canvasElement.querySelector('main [name=name][aria-invalid=true]'));
	},
};

/** A new email to type. */
export const ChangeEmail: Story = {
	parameters: { shop: { path: '/profile?target=details' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await userEvent.click(await come(() => canvasElement.querySelector('main [data-identifier=email] button')));
	},
};

/** Types a new email and asks for its code: the API wants to know first who uses the session. */
async function askForProof({ canvas, canvasElement, userEvent }: StoryContext): Promise<HTMLElement> {
	await canvas.findByRole('heading', { level: 1 });
	await userEvent.click(await come(() => canvasElement.querySelector('main [data-identifier=email] button')));
	await userEvent.type(await come(() => canvasElement.querySelector('main [name=identifier]')), 'mya@example.com');
	await userEvent.click(
		await come(() => canvasElement.querySelector('main form:has([name=identifier]) [type=submit]')),
	);
	return come(() => canvasElement.ownerDocument.querySelector<HTMLElement>('dialog[open]'));
}

const proof = (
	scenario: ScenarioName = 'signed-in',
	play: Story['play'] = async (context) => {
		const dialog = await askForProof(context);
		await come(() => dialog.querySelector('[data-part=dialog-body] button, [data-part=dialog-body] [role=alert]'));
	},
): Story => ({ parameters: { shop: { path: '/profile?target=details', scenario } }, play });

/** Types a password and sends it. */
const typePassword: Story['play'] = async (context) => {
	const dialog = await askForProof(context);
	// The field is focused after it is shown; earlier, that would take the focus from the button.
	await context.userEvent.type(await come(() => dialog.querySelector('[name=password]:focus')), 'not-it');
	await context.userEvent.click(await come(() => dialog.querySelector('[type=submit]')));
	await come(() => dialog.querySelector('[data-part=form-error], [aria-invalid=true]'));
};

/** What is asked for is not known yet. */
export const ProofLoading: Story = proof('proof-slow', async (context) => {
	await askForProof(context);
});

/** The API answers 503 to what is asked for. */
export const ProofFailed: Story = proof('proof-down');

/** The current password is asked for. */
export const ProofPassword: Story = proof();

/** A wrong password. */
export const ProofWrong: Story = proof('signed-in', typePassword);

/** Too many wrong passwords. */
export const ProofLocked: Story = proof('proof-locked', async (context) => {
	await typePassword(context);
	// The fields are at half a pixel here, which the browser rounds up in some runs and down in others.
	const body = context.canvasElement.ownerDocument.querySelector<HTMLElement>('dialog[open] [data-part=dialog-body]');
	body?.style.setProperty('margin-block-start', '-0.25px');
});

/** An account without a password is offered a code. */
export const ProofCode: Story = proof('no-password');

/** The code was sent. */
export const ProofCodeSent: Story = proof('no-password', async (context) => {
	const dialog = await askForProof(context);
	await context.userEvent.click(await come(() => dialog.querySelector('[data-part=dialog-body] button')));
	await come(() => dialog.querySelector('[name=code]'));
});

/** What happened to orders, shops and the account. */
export const News: Story = { parameters: { shop: { path: '/profile?target=notifications' } } };

/** Messages on this device: a press turns them on or off. */
const news = (push: string, isPressed = false): Story => ({
	parameters: { shop: { path: '/profile?target=notifications', push } },
	play: async ({ canvasElement, userEvent }) => {
		const card = await come(() => canvasElement.querySelector('main [data-push]'));
		if (!isPressed) return;
		await userEvent.click(await come(() => card.querySelector('button')));
		await come(() => card.querySelector('[role=alert], button[aria-busy=true], [aria-disabled=true]'));
	},
});

/** Messages on this device are on, and chosen by kind. */
export const PushOn: Story = news('on');

/** The browser forbids messages on this device. */
export const PushDenied: Story = news('denied');

/** The browser has no messages. */
export const PushUnsupported: Story = news('unsupported');

/** Messages on this device are being turned on. */
export const PushPending: Story = news('slow', true);

/** Messages on this device could not be turned on. */
export const PushFailed: Story = news('failing', true);

/** The API answers 503. */
export const NewsFailed: Story = {
	parameters: { shop: { path: '/profile?target=notifications', scenario: 'unavailable' } },
};

const reviews = (scenario: ScenarioName = 'own-reviews') => ({
	parameters: { shop: { path: '/profile?target=reviews', scenario } },
});

/** The buttons in each language of the toolbar; each review has both. */
const CHANGE = /^(Edit|ပြင်⁠မည်|แก้ไข|修改)$/;
const REMOVE = /^(Delete|ဖယ်ရှား⁠မည်|ลบ|删除)$/;

/** Opens what a button of the newest review asks, whose code comes then. */
const ask =
	(name: RegExp): NonNullable<Story['play']> =>
	async ({ canvasElement, userEvent }) => {
		const buttons = () => [...canvasElement.querySelectorAll<HTMLButtonElement>('main article button')];
		await userEvent.click(await come(() => buttons().find(({ textContent }) => name.test(textContent ?? ''))));
		await come(() => canvasElement.ownerDocument.querySelector('dialog[open]'));
	};

/** What waits for a review, and what was written. */
export const Reviews: Story = reviews();

/** Guests write none. */
export const ReviewsGuest: Story = reviews('guest');

/** Nothing bought, nothing written. */
export const ReviewsEmpty: Story = reviews('empty');

/** Names that do not break. */
export const ReviewsLongTexts: Story = reviews('own-reviews-long');

/** They are on their way. */
export const ReviewsLoading: Story = reviews('slow');

/** The API answers 503. */
export const ReviewsFailed: Story = reviews('unavailable');

/** Only what waits cannot be loaded. */
export const ReviewsAwaitingFailed: Story = reviews('awaiting-reviews-down');

/** Stars, words and pictures as they stand. */
export const ReviewChanging: Story = { ...reviews(), play: ask(CHANGE) };

/** The days to change it ended while it was changed. */
export const ReviewClosed: Story = {
	...reviews('own-reviews-refused'),
	play: async (context) => {
		await ask(CHANGE)(context);
		const body = context.canvasElement.ownerDocument;
		await context.userEvent.click(await come(() => body.querySelector('dialog[open] [type=submit]')));
		await come(() => body.querySelector('[data-part=form-error]'));
	},
};

/** Asks once before it is gone. */
export const ReviewRemoving: Story = { ...reviews(), play: ask(REMOVE) };

/** The API answers 503 to removing. */
export const ReviewRemoveFailed: Story = {
	...reviews('own-reviews-refused'),
	play: async (context) => {
		await ask(REMOVE)(context);
		const body = context.canvasElement.ownerDocument;
		await context.userEvent.click(await come(() => body.querySelector('[data-part=alert-dialog-confirm]')));
		await come(() => body.querySelector('[role=alertdialog] [role=alert] p'));
	},
};

/** What was saved. */
export const Wishlist: Story = { parameters: { shop: { path: '/profile?target=wishlist' } } };

/** Nothing saved yet. */
export const WishlistEmpty: Story = {
	parameters: { shop: { path: '/profile?target=wishlist', scenario: 'empty-cart' } },
};

/** The API answers 503. */
export const WishlistFailed: Story = {
	parameters: { shop: { path: '/profile?target=wishlist', scenario: 'unavailable' } },
};
