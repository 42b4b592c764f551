import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { cleanLines } from '@zaylat/domain/typed-text';
import { Banner } from '@zaylat/ui/banner';
import { Collapsible } from '@zaylat/ui/collapsible';
import { Field } from '@zaylat/ui/field';
import { FormErrorSummary } from '@zaylat/ui/form-error-summary';
import { Textarea } from '@zaylat/ui/textarea';
import { Info } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { UnicodeNotice } from '../../../core/forms/unicode-notice.tsx';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ADDRESSES } from '../../addresses/queries.ts';
import { AcceptedMarks } from '../../payment/accepted-marks.tsx';
import { useAgreedOrder } from '../state/use-agreed-order.ts';
import { useMissing } from '../state/use-missing.ts';
import { usePaymentCheck } from '../state/use-payment-check.ts';
import { usePlaceOrder } from '../state/use-place-order.ts';
import type { StepProps } from './address-step.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutColumns } from './checkout-columns.tsx';
import { CheckoutDelivery } from './checkout-delivery.tsx';
import { chosenOption } from './checkout-steps.ts';
import { CheckoutTotals } from './checkout-totals.tsx';
import { PayBar } from './pay-bar.tsx';
import { PaymentChooser } from './payment-chooser.tsx';
import { FIELD_IDS, PLACE_IDS } from './place-ids.ts';
import { Reductions } from './reductions.tsx';
import { StepLayout } from './step-layout.tsx';

/** Most characters of the word to the shops. */
const NOTE_LENGTH = 500;

/** Props of {@link ReviewStep}. */
export interface ReviewStepProps extends Omit<StepProps, 'onDone'> {
	/** What is wrong with the order, above everything. */
	readonly problems: ReactNode;
}

/**
 * The whole checkout on one page: address, delivery and payment, each with the best choice and changed in its place;
 * beside them coupon, points, what it comes to and the button that orders (Specification §5).
 */
export function ReviewStep({ checkout, quote, problems }: ReviewStepProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const isHydrated = useIsHydrated();
	const { draft, update } = checkout;
	const number = (value: number) => formatCount(value, language);
	const isNoteTooLong = cleanLines(draft.note).length > NOTE_LENGTH;
	// Until it is opened or closed by a press, the field is open when a word is written: a reload restores the draft late.
	const [isNoteOpen, setIsNoteOpen] = useState<boolean>();
	const check = usePaymentCheck(checkout, quote);
	const order = usePlaceOrder(checkout, quote);
	const hasGoods = quote.parcels.some(({ kind }) => kind === 'goods');

	// While the totals are those without the address that is chosen or will be, no amount is agreed to. Until the page has
	// taken over, the server sees to it.
	const book = useQuery(ADDRESSES);
	const isAddressKnown = book.data ? book.data.data.items.length > 0 : book.error === undefined;
	const hasAddress = isAddressKnown || checkout.typed?.address !== undefined;
	const isOutdated = quote.needsAddress && hasAddress && checkout.quote.error === undefined;

	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// On phones the button is always in the window, and its notice may be far below.
		if (order.notice) bringIntoView(notice.current);
	}, [order.notice]);

	const missing = useMissing({ checkout, quote, check, isNoteTooLong, openNote: () => setIsNoteOpen(true) });
	const [isChecked, setIsChecked] = useState(false);
	const agreed = useAgreedOrder(checkout, quote, order);

	function pay() {
		check.run();
		setIsChecked(true);
		const [first] = missing;
		if (first) first.show();
		else agreed.agree();
	}

	const summary = (
		// A boundary, so that a press on a choice does not wait for its hydration.
		<Suspense>
			<CheckoutTotals
				quote={quote}
				isPending={checkout.quote.isValidating}
				before={<Reductions checkout={checkout} quote={quote} isCompact />}
				after={
					<>
						<FormErrorSummary
							headingLevel={3}
							errors={isChecked ? missing : []}
							onFieldFocus={({ name }) => missing.find((each) => each.name === name)?.show()}
							labels={{ heading: () => t('review.missing') }}
						/>
						{order.notice && (
							<div ref={notice} tabIndex={-1} className="rounded-card">
								<Banner tone={order.notice.tone} role="alert" title={order.notice.title}>
									{order.notice.text}
								</Banner>
							</div>
						)}
						<PayBar
							quote={quote}
							addressId={draft.addressId}
							option={chosenOption(draft, quote)}
							isPlacing={order.isPlacing || agreed.isWaiting}
							isAdding={isHydrated && isOutdated}
							onPay={pay}
						/>
					</>
				}
			/>
		</Suspense>
	);
	return (
		<CheckoutColumns aside={summary}>
			{problems}
			<StepLayout title={t('review.title')} isTitleHidden>
				{hasGoods && <CheckoutAddress checkout={checkout} quote={quote} onSave={agreed.onSave} />}
				<CheckoutDelivery checkout={checkout} quote={quote} />
				<CheckoutCard
					id={PLACE_IDS.payment}
					title={t('review.by')}
					aside={<AcceptedMarks options={quote.paymentOptions} />}
					isOpen
					summary={null}
				>
					<PaymentChooser checkout={checkout} quote={quote} check={check} legend={t('payment.methods')} isCompact />
				</CheckoutCard>
				<Collapsible
					label={t('note.open')}
					headingLevel={3}
					isOpen={isNoteOpen ?? draft.note !== ''}
					onOpenChange={setIsNoteOpen}
				>
					<UnicodeNotice text={draft.note} onChange={(note) => update({ note })}>
						<Field
							id={FIELD_IDS.note}
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
										left: (left) => t('note.left', { count: left, number: number(left) }),
										over: (over) => t('note.over', { count: over, number: number(over) }),
									}}
									value={draft.note}
									onChange={(event) => {
										setIsNoteOpen(true);
										update({ note: event.target.value });
									}}
								/>
							)}
						</Field>
					</UnicodeNotice>
				</Collapsible>
				<p className="flex items-start gap-2 text-sm text-text-muted">
					<Info aria-hidden size={16} className="mt-0.5 shrink-0" />
					{t('review.notice')}
				</p>
			</StepLayout>
		</CheckoutColumns>
	);
}
