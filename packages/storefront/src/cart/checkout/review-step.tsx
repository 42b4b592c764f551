import { addresses } from '@zaylat/api-client';
import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { AddressSummary } from '@zaylat/ui/address-fieldset';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Field } from '@zaylat/ui/field';
import { Textarea } from '@zaylat/ui/textarea';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type CheckoutStep, checkoutPath } from '../checkout-step.ts';
import type { StepProps } from './address-step.tsx';
import { ParcelReview } from './parcel-review.tsx';
import { StepLayout } from './step-layout.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Most characters of the word to the shops. */
const NOTE_LENGTH = 500;

/** Everything once more, and the button that orders (Specification §5). */
export function ReviewStep({ checkout, quote }: Omit<StepProps, 'onDone'>) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const { draft, update } = checkout;
	const number = (value: number) => formatCount(value, language);
	const isNoteTooLong = draft.note.trim().length > NOTE_LENGTH;
	const order = usePlaceOrder(checkout, quote);
	const hasGoods = quote.parcels.some(({ kind }) => kind === 'goods');
	const isHeld = quote.warnings.some(({ kind }) => kind !== 'sold_out');
	return (
		<StepLayout title={t('review.title')}>
			{hasGoods && <ChosenAddress id={draft.addressId} />}
			{quote.parcels.map((parcel) => (
				<ParcelReview key={`${parcel.shop.slug}-${parcel.kind}`} parcel={parcel} />
			))}
			<Decided title={t('review.by')} step="payment">
				<p>
					{quote.total.amount === 0
						? t('payment.nothingLeft')
						: draft.paymentMethod && t(`methods.${draft.paymentMethod}`)}
				</p>
				{quote.needsEmail && <p className="text-sm text-text-muted">{t('review.codesTo', { email: draft.email })}</p>}
			</Decided>
			<Field label={t('note.label')} description={t('note.help')} error={isNoteTooLong ? t('note.tooLong') : undefined}>
				{(control) => (
					<Textarea
						{...control}
						rows={3}
						limit={NOTE_LENGTH}
						labels={{
							count: (used, limit) => `${number(used)} / ${number(limit)}`,
							left: (left) => t('note.left', { number: number(left) }),
							over: (over) => t('note.over', { number: number(over) }),
						}}
						value={draft.note}
						onChange={(event) => update({ note: event.target.value })}
					/>
				)}
			</Field>
			<p className="flex items-start gap-2 text-sm text-text-muted">
				<Info aria-hidden size={16} className="mt-0.5 shrink-0" />
				{t('review.notice')}
			</p>
			{order.notice && (
				<Banner tone={order.notice.tone} role="alert" title={order.notice.title}>
					{order.notice.text}
				</Banner>
			)}
			<Button
				size="lg"
				isFullWidth
				disabled={isHeld || isNoteTooLong}
				isLoading={order.isPlacing || checkout.quote.isValidating}
				loadingLabel={t(order.isPlacing ? 'review.placing' : 'loading')}
				onClick={order.place}
			>
				<PayWords quote={quote} method={draft.paymentMethod} />
			</Button>
		</StepLayout>
	);
}

interface PayWordsProps {
	readonly quote: CheckoutQuote;
	readonly method: PaymentMethod | undefined;
}

/** What the button does, with the amount in the currency that is paid (Decision 5). */
function PayWords({ quote, method }: PayWordsProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	if (quote.total.amount === 0) return t('review.orderFree');
	const amount = formatPrice(quote.total, language);
	return t(method === 'cash_on_delivery' ? 'review.order' : 'review.pay', { amount });
}

interface DecidedProps {
	readonly title: string;
	/** Where it is changed. */
	readonly step: CheckoutStep;
	readonly children: ReactNode;
}

/** Something that was decided, and the way back to it. */
function Decided({ title, step, children }: DecidedProps) {
	const { t } = useTranslation('checkout');
	return (
		<Card padding="md" className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
			<div className="min-w-0">
				<h3 className="mb-1 font-semibold">{title}</h3>
				{children}
			</div>
			<ShopLink
				to={checkoutPath(step)}
				aria-label={t('changeOf', { what: title })}
				className="-mx-2 -my-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-accent-text underline"
			>
				{t('change')}
			</ShopLink>
		</Card>
	);
}

function ChosenAddress({ id }: { readonly id: string | undefined }) {
	const { t } = useTranslation('checkout');
	const { data } = useQuery(addresses());
	const address = data?.data.items.find((each) => each.id === id);
	if (!address) return null;
	const { recipient, homeNo, street, landmark, placeText, phoneCountry } = address;
	const phone = readPhone(address.phone, phoneCountry);
	return (
		<Decided title={t('review.to')} step="address">
			<AddressSummary
				name={recipient}
				lines={[[homeNo, street].filter(Boolean).join(', '), placeText, landmark ?? '']}
				phone={phone ? formatPhone(phone) : address.phone}
			/>
		</Decided>
	);
}
