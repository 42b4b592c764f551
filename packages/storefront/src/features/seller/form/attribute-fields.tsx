import type { SellerAttribute } from '@zaylat/api-client/contract';
import { ATTRIBUTE_LIMITS } from '@zaylat/domain/goods';
import { formatCount } from '@zaylat/domain/money';
import { cleanSigns } from '@zaylat/domain/typed-text';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { SelectField } from '@zaylat/ui/select/form';
import { Skeleton } from '@zaylat/ui/skeleton';
import { usePreferences } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { GoodsValues } from './goods-values.ts';
import { TextsField } from './texts-field.tsx';
import type { useCategoryAttributes } from './use-category-attributes.ts';

const NUMBER = new RegExp(`^-?\\d+(\\.\\d{1,${ATTRIBUTE_LIMITS.decimals}})?$`);

/** Reads a number in any digits, with or without separators of thousands. */
function readNumber(text: string): number | undefined {
	const plain = cleanSigns(text).replace(/[,\s]/g, '');
	return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** Props of {@link AttributeFields}. */
export interface AttributeFieldsProps {
	readonly attributes: ReturnType<typeof useCategoryAttributes>;
	readonly isLocked: boolean;
}

/** What the category of a product asks for; nothing where it asks for nothing. */
export function AttributeFields({ attributes: { known, error, isAsked, retry }, isLocked }: AttributeFieldsProps) {
	const { t } = useTranslation('editing');
	if (!isAsked || known?.length === 0) return null;
	return (
		<FormCard title={t('parts.attributes')} text={t('attributes.help')}>
			{known === undefined && error === undefined && (
				<div role="status" aria-label={t('loading')}>
					<Skeleton shape="block" className="h-32 w-full rounded-card" />
				</div>
			)}
			{known === undefined && error !== undefined && (
				<Banner
					tone="warning"
					role="alert"
					title={t('attributes.failed')}
					action={
						<Button size="sm" variant="secondary" onClick={retry}>
							{t('category.retry')}
						</Button>
					}
				/>
			)}
			{known !== undefined && (
				<fieldset disabled={isLocked} className="contents">
					{known.map((attribute) => (
						<AttributeField key={attribute.key} attribute={attribute} />
					))}
				</fieldset>
			)}
		</FormCard>
	);
}

function AttributeField({ attribute: { key, kind, name, unit, choices, isRequired } }: { attribute: SellerAttribute }) {
	const { t } = useTranslation('editing');
	const { language } = usePreferences();
	// A draft may lack it, so that the field itself is not required.
	const description = isRequired ? t('attributes.required') : undefined;
	if (kind === 'choice') {
		return (
			<SelectField<GoodsValues, `attributes.${string}.choice`>
				name={`attributes.${key}.choice`}
				label={name}
				description={description}
			>
				<option value="">{t('attributes.none')}</option>
				{choices.map((choice) => (
					<option key={choice.key} value={choice.key}>
						{choice.name}
					</option>
				))}
			</SelectField>
		);
	}
	if (kind === 'text') {
		return (
			<TextsField
				path={`attributes.${key}.text`}
				label={name}
				description={description}
				limit={ATTRIBUTE_LIMITS.text}
			/>
		);
	}
	return (
		<BoundNumberField<GoodsValues, `attributes.${string}.number`>
			name={`attributes.${key}.number`}
			label={name}
			description={description}
			inputMode="decimal"
			suffix={unit ?? undefined}
			parseValue={readNumber}
			formatValue={(value) => (Number.isInteger(value) ? formatCount(value, language) : String(value))}
		/>
	);
}
