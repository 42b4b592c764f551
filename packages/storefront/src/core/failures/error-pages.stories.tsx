import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefaultFailure } from './default-failure.tsx';

const meta = {
	title: 'Storefront/Errors/Pages',
	component: DefaultFailure,
	args: {
		failure: { code: 'unavailable', status: 503, retryable: true },
		retry: () => {},
		isRetrying: false,
	},
} satisfies Meta<typeof DefaultFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A critical query failed; trying again can help. */
export const Default: Story = {};

export const Playground: Story = {};

/** The person has pressed "Try again". */
export const Retrying: Story = { args: { isRetrying: true } };

export const Offline: Story = { args: { failure: { code: 'offline', status: 503, retryable: true } } };

/** Nothing to try again. */
export const Gone: Story = { args: { failure: { code: 'category_not_found', status: 404, retryable: false } } };

/** With the number that the server's log knows the request by. */
export const WithRequestNumber: Story = {
	args: { failure: { code: 'timeout', status: 503, retryable: true, requestId: 'req-7f3a91c2' } },
};

/** An unknown path: an image only (Specification §2). */
export const NotFound: Story = {
	parameters: { layout: 'fullscreen', shop: { path: '/nowhere', scenario: 'signed-out' } },
};

/** Any other status: the code, "Internal Server Error!", the way home (Specification §2). */
export const ServerError: Story = {
	parameters: { layout: 'fullscreen', shop: { path: '/Categories', scenario: 'server-error' } },
};
