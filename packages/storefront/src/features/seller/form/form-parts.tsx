import { GOODS_LIMITS } from '@zaylat/domain/goods';
import { formatCount } from '@zaylat/domain/money';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { InputField } from '@zaylat/ui/input/form';
import { useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../../core/pictures/shrink-picture.ts';
import type { PictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useUploadWords } from '../../../core/pictures/use-upload-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AmountField } from './amount-field.tsx';
import type { GoodsValues } from './goods-values.ts';
import { TierFields } from './tier-fields.tsx';

/** Most letters of the shop's own name of a product. */
const CODE_LETTERS = 100;
const MEGABYTE = 1_048_576;

/** Props of {@link PicturesField}. */
export interface PicturesFieldProps {
	readonly pictures: PictureUploads;
}

/** The pictures of a product; the first one is shown in lists. */
export function PicturesField({ pictures }: PicturesFieldProps) {
	const { t } = useTranslation('editing');
	const { language } = usePreferences();
	const words = useUploadWords();
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / MEGABYTE))} MB`;
	return (
		<ImageUploadField<GoodsValues, 'pictures'>
			name="pictures"
			label={t('pictures.label')}
			description={t('pictures.help', {
				number: number(GOODS_LIMITS.pictures.max),
				size: megabytes(MOST_CHOSEN_BYTES),
			})}
			maxFiles={GOODS_LIMITS.pictures.max}
			maxBytes={MOST_CHOSEN_BYTES}
			accept={CHOSEN_TYPES.join(',')}
			getFileState={pictures.stateOf}
			getPreview={pictures.previewOf}
			onRetry={pictures.retry}
			onValueChange={(files: readonly File[]) => pictures.send(files)}
			formatBytes={megabytes}
			formatNumber={number}
			labels={words}
		/>
	);
}

/** Quantities of an order, discounts for many pieces, weight, and the shop's own name. */
export function OrderFields({ isLocked }: { readonly isLocked: boolean }) {
	const { t } = useTranslation('editing');
	const kind = useWatch<GoodsValues, 'kind'>({ name: 'kind' });
	return (
		<>
			<FormCard title={t('parts.quantities')} text={t('tiers.help')}>
				<div className="grid grid-cols-2 gap-3">
					<AmountField name="minQuantity" label={t('quantity.least')} />
					<AmountField name="maxQuantity" label={t('quantity.most')} />
				</div>
				<TierFields />
			</FormCard>
			<FormCard title={t('parts.more')}>
				<fieldset disabled={isLocked} className="contents">
					<div className="grid gap-3 tablet:grid-cols-2">
						{kind === 'goods' && (
							<AmountField name="weightGrams" label={t('weight.label')} description={t('weight.help')} suffix="g" />
						)}
						<InputField<GoodsValues, 'externalId'>
							name="externalId"
							label={t('code.label')}
							description={t('code.help')}
							maxLength={CODE_LETTERS}
							autoComplete="off"
							spellCheck={false}
						/>
					</div>
				</fieldset>
			</FormCard>
		</>
	);
}
