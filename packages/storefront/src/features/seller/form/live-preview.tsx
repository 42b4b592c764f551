import type { CurrencyKey } from '@zaylat/domain/money';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { GoodsPreview } from './goods-preview.tsx';
import type { GoodsValues } from './goods-values.ts';

/** Props of {@link LivePreview}. */
export interface LivePreviewProps {
	readonly form: UseFormReturn<GoodsValues>;
	readonly pictures: PictureUploads;
	readonly currency: CurrencyKey;
	readonly shops: readonly { readonly slug: string; readonly name: string }[];
}

/** The preview of a product while it is typed. */
export function LivePreview({ form, pictures, currency, shops }: LivePreviewProps) {
	useWatch({ control: form.control });
	const values = form.getValues();
	const [first] = values.pictures;
	const picture = first && pictures.arrived(first)?.picture;
	const shop = shops.find(({ slug }) => slug === values.shop) ?? { slug: values.shop, name: '' };
	return <GoodsPreview values={values} picture={picture} currency={currency} shop={shop} />;
}
