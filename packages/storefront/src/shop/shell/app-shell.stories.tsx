import type { Meta, StoryObj } from '@storybook/react-vite';
import { LAYOUTS } from '../../core/routing/layouts.ts';
import { AppShell } from './app-shell.tsx';

const meta = {
	title: 'Storefront/Shell/App shell',
	component: AppShell,
	parameters: { layout: 'fullscreen', shop: { path: '/FourNotFive', scenario: 'signed-in' } },
	args: { layout: LAYOUTS.default, routeId: 'home', isAccountPage: false, children: null },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody is signed in: counts are on the icons. */
export const Default: Story = {};

/** Nobody is: no counts, and the profile icon offers to sign in. */
export const SignedOut: Story = { parameters: { shop: { path: '/FourNotFive', scenario: 'signed-out' } } };

/** More than 99 pieces in the cart. */
export const ManyPieces: Story = { parameters: { shop: { path: '/FourNotFive', scenario: 'many' } } };

/** Categories and rates did not arrive (Specification §8). */
export const WithoutFacts: Story = { parameters: { shop: { path: '/FourNotFive', scenario: 'unavailable' } } };

/** The demo profile: a banner says so until it is dismissed. */
export const Demo: Story = {
	parameters: { shop: { path: '/FourNotFive', scenario: 'signed-in', isDemo: true, hasDemoNotice: true } },
};

/** The layout `auth`: nothing distracts from the task. */
export const Plain: Story = { parameters: { shop: { path: '/login', scenario: 'signed-out' } } };

/** The layout `digital`: the area's own places below the header. */
export const Digital: Story = { parameters: { shop: { path: '/digitalzaylat', scenario: 'signed-out' } } };

/** The layout `download`: one thing is offered, and the footer says whose it is. */
export const Download: Story = { parameters: { shop: { path: '/Download', scenario: 'signed-out' } } };
