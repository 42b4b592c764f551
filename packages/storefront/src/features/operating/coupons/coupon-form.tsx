import { saveCoupon } from '@zaylat/api-client';
import type { OperatedCoupon } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import {
	COUPON_CODE_LENGTH,
	COUPON_LIMITS,
	type CouponDraft,
	couponChangeProblems,
	couponProblems,
	readCouponCode,
} from '@zaylat/domain/coupons';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { EDITIONS } from '@zaylat/domain/editions';
import { CURRENCIES, formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { InputField } from '@zaylat/ui/input/form';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { SelectField } from '@zaylat/ui/select/form';
import { SwitchField } from '@zaylat/ui/switch/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm, useWatch } from 'react-hook-form';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { readAmount } from '../../../core/forms/read-amount.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ContentText } from '../content/content-texts.tsx';
import { CouponCategories } from './coupon-categories.tsx';
import { type CouponValues, couponValues, writtenCoupon } from './coupon-values.ts';
import { useCouponProblems } from './use-coupon-problems.ts';

const BENEFITS = ['percent', 'amount', 'free_delivery'] as const;

/** Props of {@link CouponForm}. */
export interface CouponFormProps {
	/** Undefined for a new one. */
	readonly coupon: OperatedCoupon | undefined;
	/** Called with the coupon as it is from now on. */
	readonly onSaved: (coupon: OperatedCoupon) => Promise<void>;
}

/** All that staff write of a coupon. Texts: areas `promotions`, `content`, `editing`, `failures`. */
export function CouponForm({ coupon, onSaved }: CouponFormProps) {
	const { t } = useTranslation(['promotions', 'content']);
	const { edition, now } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const sentencesOf = useCouponProblems();
	const form = useForm<CouponValues>({ defaultValues: couponValues(coupon, edition, now()) });
	const isTaken = coupon !== undefined && (coupon.collected > 0 || coupon.used > 0);

	async function save(values: CouponValues): Promise<FormResult> {
		const code = coupon?.code ?? readCouponCode(values.code);
		if (code === undefined) return { fieldErrors: sentencesOf([{ field: 'code', problem: 'malformed' }]) };
		const written = writtenCoupon(values, edition, coupon);
		const draft = draftOf(written);
		const problems = coupon ? couponChangeProblems(draftOf(coupon), draft, coupon) : couponProblems(draft);
		if (problems.length > 0) return { fieldErrors: sentencesOf(problems) };
		const attempt = await client.attempt(saveCoupon(code, written, coupon === undefined));
		if (!attempt.ok) {
			const { code: error, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => ({
				field: field.replace(/^coupon\./, ''),
				problem,
			}));
			if (error === 'bad_request' && named.length > 0) return { fieldErrors: sentencesOf(named) };
			return { formError: errorText(error, details).text };
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('coupons.saved') });
		await onSaved(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('content:notSaved') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('content:summary', { count }) }} />
			{isTaken && <Banner tone="info">{t('coupons.taken')}</Banner>}
			<FormCard title={t('coupons.what')}>
				<InputField<CouponValues, 'code'>
					name="code"
					label={t('coupons.code')}
					description={t('coupons.codeText')}
					readOnly={coupon !== undefined}
					maxLength={COUPON_CODE_LENGTH.max}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
				/>
				<ContentText name="title" label={t('coupons.title')} limit={COUPON_LIMITS.title.max} />
				<BenefitFields />
			</FormCard>
			<FormCard title={t('coupons.who')}>
				<InputField<CouponValues, 'shop'>
					name="shop"
					label={t('coupons.shop')}
					description={t('coupons.shopText')}
					maxLength={80}
					autoComplete="off"
					spellCheck={false}
				/>
				<CouponCategories />
				<div className="grid gap-3 tablet:grid-cols-2">
					<CountField name="uses" label={t('coupons.uses')} description={t('coupons.usesText')} />
					<CountField name="usesPerShopper" label={t('coupons.usesPerShopper')} isRangeTold />
				</div>
				<SwitchField<CouponValues, 'isListed'>
					name="isListed"
					label={t('coupons.listed')}
					description={t('coupons.listedText')}
				/>
			</FormCard>
			<FormCard title={t('coupons.when')}>
				<div className="grid gap-3 tablet:grid-cols-2">
					{(['startsAt', 'endsAt'] as const).map((name) => (
						<InputField<CouponValues, 'startsAt' | 'endsAt'>
							key={name}
							name={name}
							type="datetime-local"
							label={t(`coupons.${name}`)}
							description={t('zone', { edition })}
						/>
					))}
				</div>
			</FormCard>
			<FormSubmit isFullWidth loadingLabel={t('content:saving')}>
				{t('content:save')}
			</FormSubmit>
		</Form>
	);
}

/** A coupon as the rules read it. */
const draftOf = ({ startsAt, endsAt, ...coupon }: Parameters<typeof saveCoupon>[1]): CouponDraft => ({
	...coupon,
	startsAt: Date.parse(startsAt),
	endsAt: Date.parse(endsAt),
});

/** What it takes off, and from which goods total. */
function BenefitFields() {
	const { t } = useTranslation('promotions');
	const benefit = useWatch<CouponValues, 'benefit'>({ name: 'benefit' });
	return (
		<>
			<SelectField<CouponValues, 'benefit'> name="benefit" label={t('coupons.benefit')}>
				{BENEFITS.map((each) => (
					<option key={each} value={each}>
						{t(`benefits.${each}`)}
					</option>
				))}
			</SelectField>
			<div className="grid gap-3 tablet:grid-cols-2">
				{benefit === 'percent' && <CountField name="percent" label={t('coupons.percent')} isRangeTold suffix="%" />}
				{benefit === 'percent' && (
					<MoneyField name="off" label={t('coupons.most')} description={t('coupons.mostText')} />
				)}
				{benefit === 'amount' && <MoneyField name="off" label={t('coupons.off')} />}
				<MoneyField name="minSpend" label={t('coupons.minSpend')} description={t('coupons.minSpendText')} />
			</div>
		</>
	);
}

interface NumberProps<Name> {
	readonly name: Name;
	readonly label: string;
	readonly description?: string | undefined;
	readonly suffix?: string | undefined;
}

/** A whole number. @param isRangeTold whether the least and the most are said below its name */
function CountField({
	name,
	isRangeTold = false,
	description,
	...field
}: NumberProps<'percent' | 'uses' | 'usesPerShopper'> & { readonly isRangeTold?: boolean }) {
	const { t } = useTranslation('promotions');
	const { language } = usePreferences();
	const { min, max } = COUPON_LIMITS[name];
	const range = t('coupons.range', { min: formatCount(min, language), max: formatCount(max, language) });
	return (
		<BoundNumberField<CouponValues, 'percent' | 'uses' | 'usesPerShopper'>
			{...field}
			description={isRangeTold ? range : description}
			name={name}
			min={0}
			inputMode="numeric"
			parseValue={parseWholeNumber}
			formatValue={(value) => formatCount(value, language)}
		/>
	);
}

function MoneyField({ name, ...field }: NumberProps<'off' | 'minSpend'>) {
	const { edition } = useAppContext();
	const { language } = usePreferences();
	return (
		<BoundNumberField<CouponValues, 'off' | 'minSpend'>
			{...field}
			name={name}
			min={0}
			inputMode="decimal"
			suffix={CURRENCIES[EDITIONS[edition].currency].symbol}
			parseValue={readAmount}
			formatValue={(value) => (Number.isInteger(value) ? formatCount(value, language) : String(value))}
		/>
	);
}
