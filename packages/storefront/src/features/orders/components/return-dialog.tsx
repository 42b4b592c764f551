import { requestReturn, uploadPicture } from '@zaylat/api-client';
import type { Order, Parcel } from '@zaylat/api-client/contract';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import {
	piecesInReturns,
	RETURN_MOST_PICTURES,
	RETURN_REASONS,
	type ReturnReason,
	returnableLines,
	returnCredit,
} from '@zaylat/domain/orders';
import { isBlank } from '@zaylat/domain/typed-text';
import { Banner } from '@zaylat/ui/banner';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { QuantityField } from '@zaylat/ui/quantity-stepper/form';
import { Radio } from '@zaylat/ui/radio-group';
import { RadioGroupField } from '@zaylat/ui/radio-group/form';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { WordsArea, WordsField } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../../core/pictures/shrink-picture.ts';
import { usePictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useUploadWords } from '../../../core/pictures/use-upload-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReturnCredit } from '../return-credit.tsx';
import { type OrderMoves, useOrderMove } from '../state/use-order-move.ts';

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
	readonly pictures: readonly File[];
}

/** Photographs are as long there as the dialog. */
const NOT_KEPT = ['pictures'] as const;

/** Props of {@link ReturnDialog}. */
export interface ReturnDialogProps extends OrderMoves {
	readonly order: Order;
	readonly parcel: Parcel;
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks which pieces are returned, why, for photographs, and where cash goes back to; says how much money that is. */
export function ReturnDialog({ order, parcel, isOpen, onOpenChange, onChange, onStale }: ReturnDialogProps) {
	const { t } = useTranslation(['returns', 'reviewing', 'app']);
	const { language } = usePreferences();
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / 1_048_576))} MB`;
	const pictures = usePictureUploads((file) => uploadPicture('return', file));
	const uploadWords = useUploadWords();
	const { refusal, make } = useOrderMove({ onChange: close, onStale });
	const isCash = order.paymentMethod === 'cash_on_delivery';
	const returnable = returnableLines(parcel.lines, parcel.returns);
	const [first, ...others] = returnable;
	const lastWish = useRef({ text: '', key: '' });
	const form = useForm<ReturnValues>({
		defaultValues: {
			lineIds: first && others.length === 0 ? [first.line.id] : [],
			pieces: {
				...Object.fromEntries(parcel.lines.map(({ id, quantity }) => [id, quantity])),
				...Object.fromEntries(returnable.map(({ line, most }) => [line.id, most])),
			},
			reason: null,
			note: '',
			payTo: '',
			pictures: [],
		},
		resolver: (values) =>
			resolveSentences(values, {
				...(values.lineIds.length === 0 && { lineIds: t('goodsMissing') }),
				...(values.reason === null && { reason: t('reasonMissing') }),
				...(isCash && isBlank(values.payTo) && { payTo: t('payToMissing') }),
				...(pictures.sendable(values.pictures) === undefined && { pictures: t('reviewing:problems.pictures') }),
			}),
	});
	const { forget } = useKeptForm(form, `return-${parcel.trackCode}`, NOT_KEPT);
	const [lineIds = [], pieces = {}] = useWatch({ control: form.control, name: ['lineIds', 'pieces'] });
	const chosen = returnable
		.filter(({ line }) => lineIds.includes(line.id))
		.map(({ line, most }) => ({ line, most, quantity: Math.min(pieces[line.id] ?? most, most) }));
	const { placed } = parcel;
	const credit = returnCredit(
		{
			currency: placed.total.currency,
			isTaxIncluded: order.isTaxIncluded,
			goods: placed.goods.amount,
			discount: placed.discount.amount,
			delivery: placed.delivery.amount,
			tax: placed.tax.amount,
			pointsPaid: placed.pointsPaid.amount,
			total: placed.total.amount,
			points: placed.points,
			lines: parcel.lines.map(({ id, unitPrice, quantity, couponOff }) => ({
				...{ id, quantity, unitPrice: unitPrice.amount },
				couponOff: couponOff?.amount,
			})),
		},
		[...piecesInReturns(parcel.returns)].map(([lineId, quantity]) => ({ lineId, quantity })),
		chosen.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
	);
	const money = (amount: number) => ({ ...placed.total, amount });

	function close(changed: Order) {
		forget();
		onOpenChange(false);
		onChange(changed);
	}

	async function send({ reason, note, payTo, pictures: files }: ReturnValues) {
		if (reason === null) return undefined;
		const lines = chosen.map(({ line, quantity }) => ({ lineId: line.id, quantity }));
		const pictureKeys = (pictures.sendable(files) ?? []).filter((sent) => typeof sent === 'string');
		const wish = { trackCode: parcel.trackCode, lines, reason, note, payTo, pictureKeys };
		const text = JSON.stringify(wish);
		// The same wish once more, after its response was lost, is the same return.
		if (lastWish.current.text !== text) lastWish.current = { text, key: crypto.randomUUID() };
		await make(requestReturn(order.id, wish, lastWish.current.key), t('sent'));
		return undefined;
	}

	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('title')}
			description={t('text', { shop: parcel.shop.name })}
			labels={{ close: t('app:close') }}
		>
			<Form form={form} onSubmit={send} labels={{ failed: t('failed') }}>
				<CheckboxGroupField<ReturnValues, 'lineIds'> name="lineIds" label={t('goods')}>
					{returnable.map(({ line: { id, name, variantName } }) => (
						<Checkbox key={id} value={id}>
							{[name, variantName].filter(Boolean).join(' · ')}
						</Checkbox>
					))}
				</CheckboxGroupField>
				{chosen
					.filter(({ most }) => most > 1)
					.map(({ line: { id, name }, most }) => (
						<QuantityField<ReturnValues, `pieces.${string}`>
							key={id}
							name={`pieces.${id}`}
							label={t('pieces', { name })}
							max={most}
							formatValue={number}
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
				<WordsArea<ReturnValues, 'note'>
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
				<ImageUploadField<ReturnValues, 'pictures'>
					name="pictures"
					label={t('pictures')}
					description={t('picturesHint', { number: number(RETURN_MOST_PICTURES), size: megabytes(MOST_CHOSEN_BYTES) })}
					maxFiles={RETURN_MOST_PICTURES}
					maxBytes={MOST_CHOSEN_BYTES}
					accept={CHOSEN_TYPES.join(',')}
					getFileState={pictures.stateOf}
					onRetry={pictures.retry}
					onValueChange={pictures.send}
					formatBytes={megabytes}
					formatNumber={number}
					labels={uploadWords}
				/>
				{isCash && (
					<WordsField<ReturnValues, 'payTo'>
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
						<strong>{t('amount', { amount: formatPrice(money(credit.total), language) })}</strong>
						<span className="block text-sm text-text-muted">{t('amountText')}</span>
						<ReturnCredit
							credit={{ goods: money(credit.goods), discount: money(credit.discount), points: credit.points }}
						/>
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
