import type { OrderLine, ParcelReturn } from '@zaylat/api-client/contract';
import { SmallPictures } from '../../core/pictures/small-pictures.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link ReturnContents}. */
export interface ReturnContentsProps {
	readonly request: ParcelReturn;
	/** Lines of its parcel. */
	readonly lines: readonly OrderLine[];
}

/** The pieces of a return and their photographs, for buyer and shop. Texts: areas `returns`, `catalog`. */
export function ReturnContents({ request, lines }: ReturnContentsProps) {
	const { t } = useTranslation('returns');
	const { pictures, code } = request;
	return (
		<>
			<ul aria-label={t('desk.goods')} className="flex flex-col gap-1">
				{request.lines.map(({ lineId, quantity }) => {
					const line = lines.find(({ id }) => id === lineId);
					const name = [line?.name, line?.variantName].filter(Boolean).join(' · ');
					return (
						<li key={lineId} className="wrap-anywhere">
							{t('piecesOf', { count: quantity, name })}
						</li>
					);
				})}
			</ul>
			{pictures.length > 0 && (
				<SmallPictures
					pictures={pictures}
					title={t('photographs', { code })}
					nameOf={(number) => t('photograph', { number, code })}
				/>
			)}
		</>
	);
}
