import { answerQuotation } from '@zaylat/api-client';
import type { SellerQuotation } from '@zaylat/api-client/contract';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { CURRENCIES, formatCount, formatPrice } from '@zaylat/domain/money';
import { isQuotable, QUOTATION_VALID_DAYS } from '@zaylat/domain/quotations';
import { cleanSigns } from '@zaylat/domain/typed-text';
import { Banner } from '@zaylat/ui/banner';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { WordsArea } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DeskMove, useDeskMove } from '../state/use-desk-move.ts';

/** Props of {@link AnswerForm}. */
export interface AnswerFormProps extends DeskMove<SellerQuotation> {
	readonly quotation: SellerQuotation;
}

interface Answer {
	/** Price per piece in major units. */
	readonly price: number | null;
	readonly pieces: number | null;
	readonly days: number | null;
	readonly reply: string;
}

const MOST_LETTERS = 500;

/** Answers a price request with a price per piece, for as many pieces as there are, its validity, and a message to the buyer (Decision 13). */
export function AnswerForm({ quotation, ...desk }: AnswerFormProps) {
	const { t } = useTranslation('selling');
	const { language } = usePreferences();
	const { make } = useDeskMove(desk);
	const { id, listPrice, wishedPrice, quantity, available } = quotation;
	const most = Math.min(quantity, available);
	const { minorDigits, symbol } = CURRENCIES[listPrice.currency];
	const minorUnits = (price: number) => Math.round(price * 10 ** minorDigits);
	const number = (value: number) => formatCount(value, language);
	const form = useForm<Answer>({
		defaultValues: {
			price: (wishedPrice ?? listPrice).amount / 10 ** minorDigits,
			pieces: most,
			days: QUOTATION_VALID_DAYS.default,
			reply: '',
		},
		resolver: (values) => {
			const { price, pieces, days, reply } = values;
			const isPriceRight = price !== null && isQuotable(minorUnits(price), listPrice.amount);
			const arePiecesRight = pieces !== null && pieces >= 1 && pieces <= most;
			const areDaysRight = days !== null && days >= 1 && days <= QUOTATION_VALID_DAYS.most;
			return resolveSentences(values, {
				price: isPriceRight ? undefined : t('quotation.priceWrong', { most: formatPrice(listPrice, language) }),
				pieces: arePiecesRight ? undefined : t('quotation.piecesWrong', { most: number(most) }),
				days: areDaysRight ? undefined : t('quotation.daysWrong', { most: number(QUOTATION_VALID_DAYS.most) }),
				reply: reply.length > MOST_LETTERS ? t('reason.long') : undefined,
			});
		},
	});

	const kept = useKeptForm(form, `answer-${id}`);

	async function answer({ price, pieces, days, reply }: Answer) {
		const offer = {
			unitPrice: minorUnits(price ?? 0),
			quantity: pieces ?? most,
			validDays: days ?? QUOTATION_VALID_DAYS.default,
			reply,
		};
		if (await make('answer', answerQuotation(id, offer), t('quotation.answered'))) kept.forget();
		return undefined;
	}

	if (available === 0) {
		return (
			<Banner tone="warning" role="status">
				{t('quotation.soldOut')}
			</Banner>
		);
	}
	return (
		<Form
			form={form}
			onSubmit={answer}
			labels={{ failed: t('notDone') }}
			className="rounded-control bg-surface-sunken p-3"
		>
			<BoundNumberField
				name="price"
				label={t('quotation.price')}
				description={t('quotation.priceText', { most: formatPrice(listPrice, language) })}
				suffix={symbol}
				inputMode="decimal"
				parseValue={parsePrice}
				formatValue={(value) => (Number.isInteger(value) ? number(value) : String(value))}
				isRequired
				requiredLabel={t('required')}
			/>
			<BoundNumberField
				name="pieces"
				label={t('quotation.pieces')}
				description={t('quotation.piecesText', { asked: number(quantity), number: number(available) })}
				min={1}
				inputMode="numeric"
				formatValue={number}
				parseValue={parseWholeNumber}
				isRequired
				requiredLabel={t('required')}
			/>
			<BoundNumberField
				name="days"
				label={t('quotation.days')}
				min={1}
				inputMode="numeric"
				formatValue={number}
				parseValue={parseWholeNumber}
				isRequired
				requiredLabel={t('required')}
			/>
			<WordsArea<Answer, 'reply'>
				name="reply"
				label={t('quotation.words')}
				description={t('quotation.wordsText')}
				rows={3}
				limit={MOST_LETTERS}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('reason.left', { count }),
					over: (count) => t('reason.over', { count }),
				}}
			/>
			<FormSubmit loadingLabel={t('working')}>{t('quotation.send')}</FormSubmit>
		</Form>
	);
}

/** Parses a price in the digits of any language, with or without thousands separators. */
function parsePrice(text: string): number | undefined {
	const plain = cleanSigns(text).replace(/[,\s]/g, '');
	return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
