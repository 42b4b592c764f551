import type { GoodsRefusal } from '@zaylat/api-client/contract';
import { REVIEW_REASONS } from '@zaylat/domain/goods';
import { useFormContext } from 'react-hook-form';
import { RefusalNote } from '../components/refusal-note.tsx';
import type { GoodsValues } from './goods-values.ts';
import { useFormLanguages } from './texts-field.tsx';

/** Why a product was not put on sale; each reason leads to the field that is to be changed. */
export function RefusedFields({ refusal }: { readonly refusal: GoodsRefusal }) {
	const { setFocus } = useFormContext<GoodsValues>();
	const [language] = useFormLanguages();
	const places = {
		name: `name.${language}`,
		description: `description.${language}`,
		pictures: 'pictures',
		category: 'category',
		variants: 'variants.0.price',
	} as const;
	return (
		<RefusalNote
			refusal={refusal}
			reasonLink={(reason, words) => {
				const field = REVIEW_REASONS[reason];
				if (field === null) return words;
				return (
					<button
						type="button"
						onClick={() => setFocus(places[field])}
						className="inline-flex min-h-11 items-center text-start underline underline-offset-4"
					>
						{words}
					</button>
				);
			}}
		/>
	);
}
