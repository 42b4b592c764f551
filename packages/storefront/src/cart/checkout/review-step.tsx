import { addresses } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { Collapsible } from '@zaylat/ui/collapsible';
import { Field } from '@zaylat/ui/field';
import { Textarea } from '@zaylat/ui/textarea';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { StepProps } from './address-step.tsx';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutDelivery } from './checkout-delivery.tsx';
import { chosenOption } from './checkout-steps.ts';
import { PayBar } from './pay-bar.tsx';
import { PaymentChooser } from './payment-chooser.tsx';
import { StepLayout } from './step-layout.tsx';
import { usePaymentCheck } from './use-payment-check.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Most characters of the word to the shops. */
const NOTE_LENGTH = 500;

/**
 * The whole checkout on one page: address, delivery and payment, each with the best choice and changed in its place, and
 * the button that orders (Specification §5).
 */
export function ReviewStep({ checkout, quote }: Omit<StepProps, 'onDone'>) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const isHydrated = useIsHydrated();
	const { draft, update } = checkout;
	const number = (value: number) => formatCount(value, language);
	const isNoteTooLong = draft.note.trim().length > NOTE_LENGTH;
	const [isAddressMissing, setIsAddressMissing] = useState(false);
	// Until it is opened or closed by a press, the field is open when a word is written: a reload restores the draft late.
	const [isNoteOpen, setIsNoteOpen] = useState<boolean>();
	const check = usePaymentCheck(checkout, quote);
	const order = usePlaceOrder(checkout, quote);
	const hasGoods = quote.parcels.some(({ kind }) => kind === 'goods');
	const isHeld = quote.warnings.some(({ kind }) => kind !== 'sold_out');
	const hasNoMethod = quote.total.amount > 0 && quote.paymentOptions.length === 0;

	// Until the page has taken over, and while the totals are those without the address that is chosen or will be, no
	// amount is agreed to.
	const book = useQuery(addresses());
	const hasAddress = book.data ? book.data.data.items.length > 0 : book.error === undefined;
	const isOutdated = quote.needsAddress && hasAddress && checkout.quote.error === undefined;
	const isAdding = !isHydrated || checkout.quote.isValidating || isOutdated;

	function pay() {
		setIsAddressMissing(quote.needsAddress);
		if (check.run() && !quote.needsAddress) order.place();
	}

	return (
		<StepLayout title={t('review.title')} isTitleHidden>
			{hasGoods && <CheckoutAddress checkout={checkout} quote={quote} />}
			<CheckoutDelivery checkout={checkout} quote={quote} />
			<CheckoutCard title={t('review.by')} isOpen summary={null}>
				<PaymentChooser checkout={checkout} quote={quote} check={check} legend={t('payment.methods')} isCompact />
			</CheckoutCard>
			<Collapsible
				label={t('note.open')}
				headingLevel={3}
				isOpen={isNoteOpen ?? draft.note !== ''}
				onOpenChange={setIsNoteOpen}
			>
				<Field
					label={t('note.label')}
					description={t('note.help')}
					error={isNoteTooLong ? t('note.tooLong') : undefined}
				>
					{(control) => (
						<Textarea
							{...control}
							rows={2}
							limit={NOTE_LENGTH}
							labels={{
								count: (used, limit) => `${number(used)} / ${number(limit)}`,
								left: (left) => t('note.left', { number: number(left) }),
								over: (over) => t('note.over', { number: number(over) }),
							}}
							value={draft.note}
							onChange={(event) => {
								setIsNoteOpen(true);
								update({ note: event.target.value });
							}}
						/>
					)}
				</Field>
			</Collapsible>
			<p className="flex items-start gap-2 text-sm text-text-muted">
				<Info aria-hidden size={16} className="mt-0.5 shrink-0" />
				{t('review.notice')}
			</p>
			{isAddressMissing && quote.needsAddress && (
				<Banner tone="critical" role="alert">
					{t('address.missing')}
				</Banner>
			)}
			{order.notice && (
				<Banner tone={order.notice.tone} role="alert" title={order.notice.title}>
					{order.notice.text}
				</Banner>
			)}
			<PayBar
				quote={quote}
				option={chosenOption(draft, quote)}
				isDisabled={isHeld || isNoteTooLong || hasNoMethod}
				isPlacing={order.isPlacing}
				isAdding={isAdding}
				onPay={pay}
			/>
		</StepLayout>
	);
}
