import { formatCount } from '@zaylat/domain/money';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../../core/pictures/shrink-picture.ts';
import type { PictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useUploadWords } from '../../../core/pictures/use-upload-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ShopValues } from './shop-values.ts';

const MEGABYTE = 1_048_576;

/** Props of {@link ShopPictures}. */
export interface ShopPicturesProps {
	readonly logo: PictureUploads;
	readonly cover: PictureUploads;
}

/** The logo and the cover of a shop, from the camera or from files, made smaller before they are sent. Texts: areas `shopParts`, `reviewing`. */
export function ShopPictures({ logo, cover }: ShopPicturesProps) {
	const { t } = useTranslation('shopParts');
	const { language } = usePreferences();
	const words = useUploadWords();
	const megabytes = (bytes: number) => `${formatCount(Math.round(bytes / MEGABYTE), language)} MB`;
	const uploads = { logo, cover };
	return (
		<FormCard title={t('pictures.title')} text={t('pictures.text')}>
			<div className="grid gap-4 tablet:grid-cols-2">
				{(['logo', 'cover'] as const).map((name) => (
					<ImageUploadField<ShopValues, 'logo' | 'cover'>
						key={name}
						name={name}
						label={t(`pictures.${name}`)}
						description={t(`pictures.${name}Help`)}
						maxFiles={1}
						maxBytes={MOST_CHOSEN_BYTES}
						accept={CHOSEN_TYPES.join(',')}
						capture="environment"
						getFileState={uploads[name].stateOf}
						getPreview={uploads[name].previewOf}
						onRetry={uploads[name].retry}
						onValueChange={(files: readonly File[]) => uploads[name].send(files)}
						formatBytes={megabytes}
						formatNumber={(value) => formatCount(value, language)}
						labels={words}
					/>
				))}
			</div>
		</FormCard>
	);
}
