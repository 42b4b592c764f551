import { requestReturn } from '@zaylat/api-client';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { RETURN_REASONS, type ReturnReason, returnShare } from '@zaylat/domain/orders';
import { Banner } from '@zaylat/ui/banner';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { QuantityField } from '@zaylat/ui/quantity-stepper/form';
import { Radio } from '@zaylat/ui/radio-group';
import { RadioGroupField } from '@zaylat/ui/radio-group/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useForm, useWatch } from 'react-hook-form';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { resolveSentences } from '../../shared/form-errors/resolve-sentences.ts';
import { useKeptForm } from '../../shared/kept-form/use-kept-form.ts';
import { placeText } from '../../shared/picture-viewer/place-text.ts';
import { useOrderMove } from '../use-order-move.ts';
import type { ReturnParcelProps } from './return-parcel.tsx';

/** Most letters of a shopper's words and of an account, as the contract allows. */
const NOTE_LENGTH = 500;
const ACCOUNT_LENGTH = 200;

interface ReturnValues {
	readonly lineIds: readonly string[];
	/** Pieces of each line, by its id. */
	readonly pieces: Readonly<Record<string, number>>;
	readonly reason: ReturnReason | null;
	readonly note: string;
	readonly payTo: string;
}

/** Props of {@link ReturnDialog}. */
export interface ReturnDialogProps extends ReturnParcelProps {
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks which goods are returned, why, and where cash goes back to; says how much money that is. */
export function ReturnDialog({ order, parcel, onOpenChange, ...moves }: ReturnDialogProps) {
	const { t } = useTranslation(['returns', 'app']);
	const { language } = usePreferences();
	const { refusal, make } = useOrderMove(moves);
	const isCash = order.paymentMethod === 'cash_on_delivery';
	const [first, ...others] = parcel.lines;
	const form = useForm<ReturnValues>({
		defaultValues: {
			lineIds: first && others.length === 0 ? [first.id] : [],
			pieces: Object.fromEntries(parcel.lines.map(({ id, quantity }) => [id, quantity])),
			reason: null,
			note: '',
			payTo: '',
		},
		resolver: (values) =>
			resolveSentences(values, {
				...(values.lineIds.length === 0 && { lineIds: t('goodsMissing') }),
				...(values.reason === null && { reason: t('reasonMissing') }),
				...(isCash && values.payTo.trim() === '' && { payTo: t('payToMissing') }),
			}),
	});
	const { forget } = useKeptForm(form, `return-${parcel.trackCode}`);
	const [lineIds = [], pieces = {}] = useWatch({ control: form.control, name: ['lineIds', 'pieces'] });
	const chosen = parcel.lines.filter(({ id }) => lineIds.includes(id));
	const goods = chosen.reduce(
		(sum, { id, unitPrice, quantity }) => sum + unitPrice.amount * (pieces[id] ?? quantity),
		0,
	);
	const { money } = returnShare(
		{
			goods: parcel.goods.amount,
			delivery: parcel.delivery.amount,
			pointsPaid: parcel.pointsPaid.amount,
			total: parcel.total.amount,
		},
		goods,
	);

	async function send({ reason, note, payTo }: ReturnValues) {
		if (reason === null) return undefined;
		const lines = chosen.map(({ id, quantity }) => ({ lineId: id, quantity: pieces[id] ?? quantity }));
		const wish = { trackCode: parcel.trackCode, lines, reason, note, payTo };
		if (await make(requestReturn(order.id, wish), t('sent'))) {
			forget();
			onOpenChange(false);
		}
		return undefined;
	}

	return (
		<Dialog
			isOpen
			onOpenChange={onOpenChange}
			title={t('title')}
			description={t('text', { shop: parcel.shop.name })}
			labels={{ close: t('app:close') }}
		>
			<Form form={form} onSubmit={send} labels={{ failed: t('failed') }}>
				<CheckboxGroupField<ReturnValues, 'lineIds'> name="lineIds" label={t('goods')}>
					{parcel.lines.map(({ id, name, variantName }) => (
						<Checkbox key={id} value={id}>
							{[name, variantName].filter(Boolean).join(' · ')}
						</Checkbox>
					))}
				</CheckboxGroupField>
				{chosen
					.filter(({ quantity }) => quantity > 1)
					.map(({ id, name, quantity }) => (
						<QuantityField<ReturnValues, `pieces.${string}`>
							key={id}
							name={`pieces.${id}`}
							label={t('pieces', { name })}
							max={quantity}
							formatValue={(value) => formatCount(value, language)}
							parseValue={parseWholeNumber}
							labels={{ decrease: t('fewer'), increase: t('more'), quantity: t('pieces', { name }) }}
						/>
					))}
				<RadioGroupField<ReturnValues, 'reason'> name="reason" label={t('reason')}>
					{RETURN_REASONS.map((reason) => (
						<Radio key={reason} value={reason}>
							{t(`reasons.${reason}`)}
						</Radio>
					))}
				</RadioGroupField>
				<TextareaField<ReturnValues, 'note'>
					name="note"
					label={t('note')}
					description={t('noteHint')}
					rows={3}
					limit={NOTE_LENGTH}
					labels={{
						count: (used, limit) => placeText(used, limit, language),
						left: (count) => t('letters.left', { count }),
						over: (count) => t('letters.over', { count }),
					}}
				/>
				{isCash && (
					<InputField<ReturnValues, 'payTo'>
						name="payTo"
						label={t('payTo')}
						description={t('payToHint')}
						maxLength={ACCOUNT_LENGTH}
						isRequired
						requiredLabel={t('required')}
					/>
				)}
				{chosen.length > 0 && (
					<p className="rounded-control bg-surface-sunken p-3">
						<strong>{t('amount', { amount: formatPrice({ ...parcel.total, amount: money }, language) })}</strong>
						<span className="block text-sm text-text-muted">{t('amountText')}</span>
					</p>
				)}
				{refusal && (
					<Banner tone="critical" role="alert">
						{refusal}
					</Banner>
				)}
				<FormSubmit isFullWidth loadingLabel={t('sending')}>
					{t('send')}
				</FormSubmit>
			</Form>
		</Dialog>
	);
}
