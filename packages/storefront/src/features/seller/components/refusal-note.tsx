import type { GoodsRefusal } from '@zaylat/api-client/contract';
import { Banner } from '@zaylat/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link RefusalNote}. */
export interface RefusalNoteProps {
	readonly refusal: GoodsRefusal;
	/** Writes a reason so that it leads to what is to be changed. Default: the words alone. */
	readonly reasonLink?: (reason: GoodsRefusal['reasons'][number], words: string) => ReactNode;
	/** What stands below. */
	readonly children?: ReactNode;
}

/** Why a product was not put on sale. Texts: area `reviewedGoods`. */
export function RefusalNote({ refusal: { reasons, note }, reasonLink, children }: RefusalNoteProps) {
	const { t } = useTranslation('reviewedGoods');
	return (
		<Banner tone="warning" title={t('title')}>
			<p>{t('text')}</p>
			<ul className="flex list-disc flex-col ps-5">
				{reasons.map((reason) => {
					const words = t(`reasons.${reason}`);
					return <li key={reason}>{reasonLink?.(reason, words) ?? words}</li>;
				})}
			</ul>
			{note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
			{children}
		</Banner>
	);
}
