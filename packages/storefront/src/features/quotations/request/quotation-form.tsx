import { requestQuotation } from '@zaylat/api-client';
import type { Product, Quotation, Variant } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { CURRENCIES, formatCount } from '@zaylat/domain/money';
import { cleanSigns } from '@zaylat/domain/typed-text';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { WordsArea } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
	type QuotationDraft,
	readQuotationDraft,
	removeQuotationDraft,
	saveQuotationDraft,
} from './quotation-draft.ts';
import { firstRequest, minorUnits, NOTE_LENGTH, quotationProblems } from './quotation-rules.ts';
import { useQuotationErrors } from './use-quotation-errors.ts';

/** Props of {@link QuotationForm}. */
export interface QuotationFormProps {
	readonly product: Product;
	/** What is chosen on the page; a variant that is in stock and the least order otherwise. */
	readonly variantId?: string | undefined;
	readonly quantity?: number | undefined;
	readonly onSent: (quotation: Quotation) => void;
}

/** Asks the shop for the price of many pieces: which, how many, at what price, and anything else. */
export function QuotationForm({ product, variantId, quantity, onSent }: QuotationFormProps) {
	const { t } = useTranslation(['wholesale', 'app']);
	const { language } = usePreferences();
	const { now } = useAppContext();
	const client = useClient();
	const errorsOf = useQuotationErrors(product);
	const currency = product.price.currency;
	const number = (value: number) => formatCount(value, language);
	const form = useForm<QuotationDraft>({
		defaultValues: {
			...firstRequest(product, { variantId, quantity }, now()),
			wishedPrice: null,
			note: '',
			...readQuotationDraft(product.id),
		},
		resolver: (values) => {
			const problems = Object.entries(quotationProblems(values, product));
			if (problems.length === 0) return { values, errors: {} };
			const facts = { number: number(product.minQuantity), most: number(NOTE_LENGTH) };
			const errors = problems.map(([name, problem]) => [
				name,
				{ type: problem, message: t(`request.problems.${problem}`, facts) },
			]);
			return { values: {}, errors: Object.fromEntries(errors) };
		},
	});

	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ values }) => saveQuotationDraft(product.id, values),
			}),
		[form, product.id],
	);

	async function send({ variantId, quantity, wishedPrice, note }: QuotationDraft) {
		const attempt = await client.attempt(
			requestQuotation({
				variantId,
				quantity: quantity ?? 0,
				note,
				...(wishedPrice !== null && { wishedPrice: minorUnits(wishedPrice, currency) }),
			}),
		);
		if (!attempt.ok) return errorsOf(attempt.error);
		removeQuotationDraft(product.id);
		onSent(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={send} labels={{ failed: t('request.failed') }}>
			<BoundFormErrorSummary headingLevel={3} labels={{ heading: (count) => t('request.summary', { count }) }} />
			{product.variants.length > 1 && (
				<SelectField name="variantId" label={t('request.variant')} isRequired requiredLabel={t('request.required')}>
					{product.variants.map((variant) => (
						<option key={variant.id} value={variant.id}>
							{namesOfOptions(product, variant)}
						</option>
					))}
				</SelectField>
			)}
			<BoundNumberField
				name="quantity"
				label={t('request.quantity')}
				description={product.minQuantity > 1 ? t('request.least', { number: number(product.minQuantity) }) : undefined}
				min={product.minQuantity}
				inputMode="numeric"
				formatValue={number}
				parseValue={parseWholeNumber}
				isRequired
				requiredLabel={t('request.required')}
			/>
			<BoundNumberField
				name="wishedPrice"
				label={t('request.price')}
				description={t('request.priceText')}
				suffix={CURRENCIES[currency].symbol}
				inputMode="decimal"
				parseValue={parsePrice}
				formatValue={(value) => (Number.isInteger(value) ? number(value) : String(value))}
			/>
			<WordsArea
				name="note"
				label={t('request.note')}
				description={t('request.noteText')}
				rows={3}
				limit={NOTE_LENGTH}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('request.lettersLeft', { count }),
					over: (count) => t('request.lettersOver', { count }),
				}}
			/>
			<FormSubmit isFullWidth loadingLabel={t('request.sending')}>
				{t('request.send')}
			</FormSubmit>
		</Form>
	);
}

/** Reads a price in any digits, with or without separators of thousands. */
function parsePrice(text: string): number | undefined {
	const plain = cleanSigns(text).replace(/[,\s]/g, '');
	return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** The options of a variant in words, for example "Indigo, M"; the product's name when it has none. */
function namesOfOptions({ options, name }: Pick<Product, 'options' | 'name'>, { values }: Variant): string {
	const names = options.flatMap((option, place) => {
		const value = option.values.find(({ key }) => key === values[place]);
		return value === undefined ? [] : [value.name];
	});
	return names.length === 0 ? name : names.join(', ');
}
