import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './home-preview-screen.tsx';

const meta = {
	title: 'Screens/Operating/Home page preview',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Home/Preview';

/** The page as it is now. */
export const Now: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** Next week, with drafts. */
export const WithDrafts: Story = {
	parameters: { shop: { path: `${path}?at=2026-11-29T09:00&drafts=true`, scenario: 'staff-catalogue' } },
};

/** As a visitor sees it who reads Thai. */
export const OtherLanguage: Story = { parameters: { shop: { path: `${path}?in=thai`, scenario: 'staff-catalogue' } } };

/** The market has just been opened. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The page has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** It cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
