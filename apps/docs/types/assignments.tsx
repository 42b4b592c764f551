/**
 * What programs of other teams assign to the public types of the five packages. The type check compiles it against the
 * sources, and the check of the packages against the packed ones. Nothing runs it.
 */

import type { Attempt, Client, ClientConfig, Order, Product } from '@zaylat/api-client';
import { type ApiError, addCartLine, call, cart, coupons, createClient, productDetail } from '@zaylat/api-client';
import { type AuthClientConfig, type AuthStoreConfig, createAuthClient } from '@zaylat/api-client/auth';
import type * as contract from '@zaylat/api-client/contract';
import { endpointsByName } from '@zaylat/api-client/contract';
import { createMockApi, type MockApiOptions } from '@zaylat/api-client/mocks';
import { type QueryState, useQuery } from '@zaylat/api-client/swr';
import { cartTotals } from '@zaylat/domain/cart';
import type { Money } from '@zaylat/domain/money';
import { formatPrice } from '@zaylat/domain/money';
import {
	createShop,
	critical,
	defineScreen,
	optional,
	type ShopOptions,
	type ShopSlots,
	useScreenQuery,
	useTranslation,
} from '@zaylat/storefront';
import { BREAKPOINTS, type ColorName, color } from '@zaylat/tokens';
import { buildTheme, type Theme } from '@zaylat/tokens/build';
import { Button, type ButtonProps } from '@zaylat/ui/button';
import { DataGrid } from '@zaylat/ui/data-grid';
import { Input, type InputProps } from '@zaylat/ui/input';
import { InputField } from '@zaylat/ui/input/form';
import { Price } from '@zaylat/ui/price';
import { useForm } from 'react-hook-form';

/** Compiles when the types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <IsTrue extends true>(_proof?: IsTrue) => undefined;

const CLIENT: ClientConfig = { baseUrl: '', edition: 'mm', language: 'en', now: () => 0 };

/** Members that are a function or something else, each in all of its forms. */
export const clients: readonly Client[] = [
	createClient(CLIENT),
	createClient({ ...CLIENT, headers: { cookie: 'a' } }),
	createClient({ ...CLIENT, headers: () => ({ cookie: 'a' }) }),
	createClient({ ...CLIENT, headers: undefined }),
	createClient({ ...CLIENT, userIp: '192.0.2.1' }),
	createClient({ ...CLIENT, userIp: () => undefined }),
	createClient({ ...CLIENT, userIp: async () => '192.0.2.1' }),
	createClient({ ...CLIENT, userIp: undefined }),
	createClient({
		...CLIENT,
		isOnline: () => true,
		hasOfflineReads: () => false,
		validate: (_method: string, _path: string, _answer: unknown) => {},
		delay: async (_ms: number) => {},
		onSignedOut: (_error: ApiError) => {},
		fetch: async () => new Response('{}'),
	}),
	createClient({
		...CLIENT,
		isOnline: undefined,
		hasOfflineReads: undefined,
		validate: undefined,
		delay: undefined,
		onSignedOut: undefined,
	}),
];

export const authConfigs: readonly AuthClientConfig[] = [
	{ baseUrl: '/api/auth' },
	{
		baseUrl: '/api/auth',
		headers: { cookie: 'a' },
		onUserIp: (_userIp: string | undefined) => {},
		navigate: (_url: string) => {},
		wait: async (_ms: number) => {},
	},
	{ baseUrl: '/api/auth', onUserIp: undefined, navigate: undefined, wait: undefined },
];

export const authStoreConfig: AuthStoreConfig = { now: () => 0, periodicRefresh: 1000, initial: null };

// @ts-expect-error a function is called with a request to wait, and answers with a promise
export const noWait: AuthClientConfig = { baseUrl: '', wait: (_ms: number) => 1 };
// @ts-expect-error headers are texts
export const noHeaders: ClientConfig = { ...CLIENT, headers: { cookie: 1 } };
// @ts-expect-error whether the device is online is a boolean
export const noBoolean: ClientConfig = { ...CLIENT, isOnline: () => undefined };
// @ts-expect-error a constant of the settings
CLIENT.baseUrl = '';

holds<Same<ClientConfig['isOnline'], (() => boolean) | undefined>>();
holds<Same<ClientConfig['delay'], ((ms: number) => Promise<void>) | undefined>>();
holds<Same<ReturnType<NonNullable<ClientConfig['onSignedOut']>>, void>>();
holds<Same<NonNullable<AuthClientConfig['navigate']>, (url: string) => void>>();

/** Answers of calls, and what calls take. */
export async function shop(client: Client): Promise<Attempt<{ data: Product }>> {
	const { data } = await client.send(cart());
	const total: Money = cartTotals([], 'mmk').subtotal;
	const quantity: number | undefined = data.lines[0]?.quantity;
	await client.send(addCartLine({ variantId: '1001-1', quantity: quantity ?? 1 }, formatPrice(total, 'en')));
	return client.attempt(productDetail('1001'));
}

call<typeof contract.getProduct>('GET', '/api/products/{id}', { guarded: false, params: { id: '1' } });
// @ts-expect-error no parameters
call<typeof contract.getProduct>('GET', '/api/products/{id}', { guarded: false });
// @ts-expect-error a body where the contract has none
call<typeof contract.getProduct>('GET', '/api/products/{id}', { guarded: false, params: { id: '1' }, body: {} });

export const pathOfProduct: '/api/products/{id}' = endpointsByName.getProduct.path;
export const mocks: readonly MockApiOptions[] = [{}, { cart: [{ variantId: '1001-2', quantity: 2 }] }];
export const fetchOfMocks: ClientConfig['fetch'] = createMockApi(mocks[0]).fetch;
export const authClient = createAuthClient({ baseUrl: '/api/auth', fetch: fetchOfMocks });

export function useOrders(): QueryState<{ data: Product }> {
	return useQuery(productDetail('1001'), { keepPreviousData: true });
}

export const totals: readonly Order['total'][] = [];

const slots: Partial<ShopSlots> = { Announcement: () => null, PageEnd: undefined };
export const options: ShopOptions = {
	brand: { slug: 'rimnam', name: 'Rim Nam' },
	editions: ['th'],
	languages: ['thai', 'en'],
	texts: { en: { home: { title: 'Rim Nam' }, own: { title: 'Our market' } } },
	screens: { help: async () => screen },
	slots,
};
const queries = {
	product: critical(({ params }) => productDetail(params.id ?? '1001')),
	offers: optional(() => coupons()),
};
export function useShownProduct(): QueryState<{ data: Product }> {
	return useScreenQuery(queries.product, { keepPreviousData: true });
}
const screen = defineScreen({
	Component: () => null,
	queries,
	head: (_, { product, offers }) => ({
		title: product.data.name,
		// @ts-expect-error an optional response may be missing
		description: offers.data.items[0]?.code ?? '',
		canonicalPath: '/Help',
	}),
	states: ['ready'],
	namespaces: ['own'],
});
export const definition = createShop(options);

const theme: Theme = { name: 'rimnam', overrides: {} };
export const outputs: readonly string[] = buildTheme(theme).map(({ file }) => file);
export const names: readonly ColorName[] = ['surface'];
export const width: number = BREAKPOINTS.tablet;

const buttonProps: ButtonProps = { onClick: () => {}, isLoading: true, children: color.surface };
const inputProps: InputProps = { id: 'town', readOnly: true, size: 'md' };

export function Form() {
	const { t } = useTranslation(['cart', 'app']);
	const { control } = useForm({ defaultValues: { town: '' } });
	return (
		<form aria-label={t('title')}>
			<InputField name="town" control={control} label="Town" isRequired />
			{/* @ts-expect-error not a name of the form */}
			<InputField name="city" control={control} label="City" />
			<Input {...inputProps} />
			<DataGrid
				caption="Orders"
				columns={[{ key: 'id', header: 'Number', cell: ({ id }) => id }]}
				rows={[{ id: 1 }]}
				getRowKey={({ id }) => String(id)}
				getRowName={({ id }) => String(id)}
			/>
			<Price current="1" labels={{ current: 'Price', previous: 'Before', unavailable: 'None' }} />
			<Button {...buttonProps} />
		</form>
	);
}
