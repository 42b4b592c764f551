import { SORTS, type Sort } from '@zaylat/domain/search';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link SortLinks}. */
export interface SortLinksProps {
	readonly current: Sort;
	/** Address of the listing in that order, from its start. */
	readonly pathOf: (sort: Sort) => string;
}

/** The orders of a listing as links. Texts: area `catalog`. */
export function SortLinks({ current, pathOf }: SortLinksProps) {
	const { t } = useTranslation('catalog');
	const choices = SORTS.map((sort) => ({ key: sort, to: pathOf(sort), text: t(`listing.${sort}`) }));
	return <ChoiceLinks label={t('listing.sort')} choices={choices} current={current} className="-m-1 min-w-0 p-1" />;
}
