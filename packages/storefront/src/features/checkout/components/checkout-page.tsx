import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Heading } from '@zaylat/ui/heading';
import { Stepper } from '@zaylat/ui/stepper';
import { PackageX, ShoppingCart } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useFeatureState, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { type CheckoutStep, checkoutPath, checkoutStepOf } from '../../../core/paths/checkout-path.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../../cart/feature.ts';
import { useCheckout } from '../state/use-checkout.ts';
import { useCheckoutRules } from '../state/use-checkout-rules.ts';
import { AddressStep, type StepProps } from './address-step.tsx';
import { CheckoutColumns } from './checkout-columns.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { stepsFor } from './checkout-steps.ts';
import { CheckoutTotals } from './checkout-totals.tsx';
import { CheckoutWarnings } from './checkout-warnings.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';

/** The steps that take one decision each. */
const STEPS: Readonly<Record<Exclude<CheckoutStep, 'review'>, ComponentType<StepProps>>> = {
	address: AddressStep,
	delivery: DeliveryStep,
	payment: PaymentStep,
};

/**
 * From the cart, or from one product, to an order: everything on one page, or in steps that the address bar knows
 * (Decision 21).
 */
export function CheckoutPage() {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const navigate = useShopNavigate();
	const step = checkoutStepOf(new URLSearchParams(useLocation().search)) ?? 'address';
	const checkout = useCheckout();
	const { known: quote } = checkout;
	const { error, isValidating, mutate } = checkout.quote;
	const notice = useCheckoutRules(checkout, step);
	const steps = stepsFor(quote);
	const Step = step === 'review' ? undefined : STEPS[step];
	const next = steps[steps.indexOf(step) + 1] ?? 'review';

	const problems = quote && (
		<>
			<CheckoutWarnings warnings={quote.warnings} item={checkout.item} />
			{error && error.code !== 'no_delivery_service' && (
				<QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />
			)}
		</>
	);

	if (error?.code === 'cart_empty') return <NothingToOrder />;
	if (error?.code === 'out_of_stock') return <SoldOut productId={String(error.details.productId ?? '')} />;
	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<Heading level={1} size="xl">
					{t('title')}
				</Heading>
				{step === 'review' && (
					<ShopLink
						to={checkout.pathOf(steps[0])}
						className="inline-flex min-h-11 items-center rounded-control px-2 text-accent-text text-sm underline"
					>
						{t('steps.single')}
					</ShopLink>
				)}
			</div>
			{step !== 'review' && (
				<Stepper
					label={t('steps.label')}
					current={step}
					steps={[
						{ value: 'cart', label: t('steps.cart'), href: checkoutPath() },
						...steps.map((each) => ({ value: each, label: t(`steps.${each}`), href: checkout.pathOf(each) })),
					]}
					renderLink={({ href, ...link }) => <ShopLink {...link} to={href} />}
					formatNumber={(value) => formatCount(value, language)}
					labels={{
						done: t('steps.done'),
						position: (at, total) => t('steps.position', { step: at, total }),
					}}
				/>
			)}
			{notice && (
				<Banner tone="info" role="status">
					{notice}
				</Banner>
			)}
			{checkout.isCartWaiting && <CartWaiting />}
			{quote && steps.includes(step) ? (
				Step === undefined ? (
					<ReviewStep checkout={checkout} quote={quote} problems={problems} />
				) : (
					<CheckoutColumns
						aside={
							// A boundary, so that a press on a choice does not wait for its hydration.
							<Suspense>
								<CheckoutTotals quote={quote} isPending={isValidating} />
							</Suspense>
						}
					>
						{problems}
						<Step key={step} checkout={checkout} quote={quote} onDone={() => navigate(checkout.pathOf(next))} />
					</CheckoutColumns>
				)
			) : error && error.code !== 'no_delivery_service' ? (
				<QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />
			) : checkout.isCartWaiting ? null : (
				<CheckoutSkeleton />
			)}
		</div>
	);
}

/** Says why the cart cannot be ordered yet, and sends its changes at a press. */
function CartWaiting() {
	const { t } = useTranslation('checkout');
	const { t: tApp } = useTranslation();
	const cart = useFeatureState(cartState);
	return (
		<Banner
			tone="warning"
			role="alert"
			title={t('cartWaiting.title')}
			action={
				<Button size="sm" variant="secondary" onClick={cart.resume}>
					{tApp('tryAgain')}
				</Button>
			}
		>
			{t('cartWaiting.text')}
		</Banner>
	);
}

function NothingToOrder() {
	const { t } = useTranslation('checkout');
	return (
		<EmptyState
			headingLevel={1}
			picture={<ShoppingCart aria-hidden strokeWidth={1.5} />}
			title={t('empty.title')}
			description={t('empty.text')}
			actions={<LinkButton to={checkoutPath()}>{t('toCart')}</LinkButton>}
		/>
	);
}

/** What was to be bought at once is sold out; the cart has nothing to do with it. */
function SoldOut({ productId }: { readonly productId: string }) {
	const { t } = useTranslation('checkout');
	return (
		<EmptyState
			headingLevel={1}
			picture={<PackageX aria-hidden strokeWidth={1.5} />}
			title={t('soldOut.title')}
			description={t('soldOut.text')}
			actions={
				<>
					{productId !== '' && <LinkButton to={productPath(productId)}>{t('soldOut.product')}</LinkButton>}
					<LinkButton to="/" variant="secondary">
						{t('soldOut.on')}
					</LinkButton>
				</>
			}
		/>
	);
}
