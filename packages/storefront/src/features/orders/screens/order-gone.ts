import type { GoneTexts } from '../../../core/screen/screen.ts';

/** An order of another account, or a code of no order. */
export const ORDER_GONE = {
	codes: ['order_not_found', 'bad_request'],
	head: ({ t }) => ({ title: t('orders:gone.title'), description: t('orders:gone.text') }),
} as const satisfies GoneTexts;
