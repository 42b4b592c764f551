import { orderDetail, paymentState } from '@zaylat/api-client';
import { critical } from '../../core/screen/screen-queries.ts';
import { readPaymentAddress } from './payment-address.ts';

/** Where a payment stands. */
export const paymentRequest = (id: string) => paymentState(id);

export const paymentQueries = {
	order: critical(({ url }) => {
		const address = readPaymentAddress(url.searchParams);
		return address.kind === 'order' ? orderDetail(address.code) : undefined;
	}),
};

/** Code of the order that was paid. */
export const paidOrderOf = ({ searchParams }: Pick<URL, 'searchParams'>) => searchParams.get('order') ?? '';

export const successQueries = { order: critical(({ url }) => orderDetail(paidOrderOf(url))) };
