import { saveFlashSale } from '@zaylat/api-client';
import type { OperatedFlashSale } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { FLASH_SALE_LIMITS, flashSaleEntryProblems, flashSaleProblems } from '@zaylat/domain/flash-sale';
import { Banner } from '@zaylat/ui/banner';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
	type FlashSaleBeginning,
	type FlashSaleValues,
	flashSaleValues,
	saleDraftOf,
	writtenFlashSale,
} from './flash-sale-values.ts';
import { SaleEntries, SalePreview } from './sale-entries.tsx';
import { useSaleProblems } from './use-sale-problems.ts';

/** Props of {@link FlashSaleForm}. */
export interface FlashSaleFormProps extends FlashSaleBeginning {
	/** Called with the flash sale as it is from now on. */
	readonly onSaved: (sale: OperatedFlashSale) => Promise<void>;
}

/** All that staff write of a flash sale. Texts: areas `promotions`, `content`, `failures`. */
export function FlashSaleForm({ sale, isCopy, onSaved }: FlashSaleFormProps) {
	const { t } = useTranslation(['promotions', 'content']);
	const { edition, now } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const resultOf = useSaleProblems();
	const stored = isCopy ? undefined : sale;
	// One id for all tries, so that a flash sale that is sent twice is written once.
	const [id] = useState(() => stored?.id ?? crypto.randomUUID());
	const form = useForm<FlashSaleValues>({ defaultValues: flashSaleValues({ sale, isCopy }, edition, now()) });

	async function save(values: FlashSaleValues): Promise<FormResult> {
		const written = writtenFlashSale(values, edition, stored);
		const draft = saleDraftOf(written);
		const goods = new Map(
			values.entries.map(({ goods: each }) => [each.product, { ...each, isOnSale: each.summary !== null }]),
		);
		// Which other sales a product is in is known to the server.
		const problems = [...flashSaleProblems(draft, now()), ...flashSaleEntryProblems(draft, { goods, others: [] })];
		if (problems.length > 0) return resultOf(problems);
		const attempt = await client.attempt(saveFlashSale(id, written));
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => ({ field, problem }));
			if (code === 'bad_request' && named.length > 0) return resultOf(named);
			return { formError: errorText(code, details).text };
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('sales.saved') });
		await onSaved(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('content:notSaved') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('content:summary', { count }) }} />
			{stored?.state === 'running' && <Banner tone="info">{t('sales.runs')}</Banner>}
			<FormCard title={t('coupons.when')}>
				<InputField<FlashSaleValues, 'name'>
					name="name"
					label={t('sales.name')}
					description={t('sales.nameText')}
					maxLength={FLASH_SALE_LIMITS.name.max}
					autoComplete="off"
				/>
				<div className="grid gap-3 tablet:grid-cols-2">
					{(['startsAt', 'endsAt'] as const).map((name) => (
						<InputField<FlashSaleValues, 'startsAt' | 'endsAt'>
							key={name}
							name={name}
							type="datetime-local"
							label={t(`coupons.${name}`)}
							description={t('zone', { edition })}
						/>
					))}
				</div>
			</FormCard>
			<FormCard title={t('sales.products')} text={t('sales.productsText')}>
				<SaleEntries />
			</FormCard>
			<FormCard title={t('sales.preview')}>
				<SalePreview />
			</FormCard>
			<FormSubmit isFullWidth loadingLabel={t('content:saving')}>
				{t('content:save')}
			</FormSubmit>
		</Form>
	);
}
