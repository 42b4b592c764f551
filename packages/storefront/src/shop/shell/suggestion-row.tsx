import { formatCount } from '@zaylat/domain/money';
import { SEARCH, type SearchArea } from '@zaylat/domain/search';
import { shorten } from '@zaylat/domain/text';
import { History, LayoutGrid, Search, TrendingUp } from 'lucide-react';
import { usePreferences } from '../../core/context/app-context.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SuggestedProduct, Suggestion } from './search-suggestions.ts';

const ICONS = { query: Search, recent: History, popular: TrendingUp, category: LayoutGrid } as const;

/** What an entry of the search dropdown looks like. */
export function SuggestionRow({ suggestion, area }: { readonly suggestion: Suggestion; readonly area: SearchArea }) {
	const { language } = usePreferences();
	const { t } = useTranslation();
	if (suggestion.kind === 'product') return <ProductRow product={suggestion} area={area} />;
	const Icon = ICONS[suggestion.kind];
	return (
		<span className="flex min-w-0 items-center gap-2">
			<Icon aria-hidden className="size-4 shrink-0 text-text-muted" strokeWidth={1.75} />
			<span className="min-w-0 truncate">{suggestion.kind === 'category' ? suggestion.name : suggestion.text}</span>
			{suggestion.kind === 'category' && suggestion.count !== null && (
				<span className="shrink-0 text-text-muted text-xs">
					<span aria-hidden>{formatCount(suggestion.count, language)}</span>
					<span className="sr-only">{t('search.results', { count: suggestion.count })}</span>
				</span>
			)}
		</span>
	);
}

function ProductRow({ product, area }: { readonly product: SuggestedProduct; readonly area: SearchArea }) {
	const show = usePrice();
	const { name, image, price, shop } = product;
	return (
		<span className="flex min-w-0 items-center gap-3">
			<img
				src={image}
				alt=""
				width={40}
				height={40}
				loading="lazy"
				className="size-10 shrink-0 rounded-control bg-surface-sunken object-contain"
			/>
			<span className="min-w-0">
				<span className="block" data-part="suggestion-name">
					{shorten(name, SEARCH.nameLength[area])}
				</span>
				<span className="flex gap-x-2 text-text-muted text-xs">
					<span className="shrink-0 font-semibold text-text">{show(price).text}</span>
					<span className="min-w-0 truncate">{shop}</span>
				</span>
			</span>
		</span>
	);
}
