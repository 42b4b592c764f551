import { fillBrand } from '@zaylat/domain/brand';
import { checkSearchText, INVALID_SEARCH_PATH, SEARCH, searchAreaOf, searchResultsPath } from '@zaylat/domain/search';
import { toUnicode } from '@zaylat/domain/zawgyi';
import { SearchField, type SearchGroup } from '@zaylat/ui/search-field';
import { useToast } from '@zaylat/ui/toast';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { handOver } from '../../core/page/page-loader.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { addRecentSearch } from './recent-searches.ts';
import { rememberSearch } from './remember-search.ts';
import { resultsTextOf } from './results-text.ts';
import { createSuggestions, type Suggestion } from './search-suggestions.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useSearchStart } from './use-search-start.ts';

/**
 * The search box of header and phone bar: suggestions while typing, results on Enter (Specification §2, §4). On a page of
 * results it shows their text again after it was left. Burmese in Zawgyi goes on in Unicode; a message says so and offers
 * to undo it: then this text is searched as it was typed.
 */
export function SearchBox({ className }: { readonly className?: string }) {
	const { t } = useTranslation();
	const app = useAppContext();
	const { language } = usePreferences();
	const { pathname, search } = useLocation();
	const navigate = useShopNavigate();
	const toast = useToast();
	const area = searchAreaOf(pathname, app.brand);
	const suggestions = useMemo(
		() => createSuggestions({ client: () => app.client(language), timers: app.timers, area }),
		[app, language, area],
	);
	useEffect(() => suggestions.clear, [suggestions]);
	const found = useStore(suggestions);
	const start = useSearchStart(area);
	const [typed, setTyped] = useState<string>();
	const text = typed ?? resultsTextOf(pathname, search, area, app.brand);
	// A text whose conversion was undone.
	const [kept, setKept] = useState<string>();
	const [isOpen, setIsOpen] = useState(false);
	const isStart = text === '' && start.items.length > 0;
	const { status, items } = isStart ? ({ status: 'results', items: start.items } as const) : found;

	function clear(): void {
		setTyped(undefined);
		setIsOpen(false);
		suggestions.clear();
	}

	function openOrClose(next: boolean): void {
		if (next && text === '') start.load();
		setIsOpen(next);
	}

	function type(next: string, { isComposing }: { readonly isComposing: boolean }): void {
		if (isComposing) {
			// The input method may still change it: neither judged nor sent.
			setTyped(next);
			return;
		}
		if (checkSearchText(next).kind === 'invalid') {
			clear();
			navigate(INVALID_SEARCH_PATH);
			return;
		}
		setTyped(next);
		suggestions.type(next);
	}

	async function submit(typed: string): Promise<void> {
		const check = checkSearchText(typed);
		if (check.kind === 'invalid') {
			clear();
			navigate(check.redirectTo);
		}
		if (check.kind !== 'valid') return;
		setIsOpen(true);
		const isKept = check.text === kept;
		const keyword = isKept ? check.text : await toUnicode(check.text);
		if (keyword !== check.text) setTyped(keyword);
		const found = await suggestions.flush(keyword);
		if (found?.status !== 'results') return;
		// The page takes what has arrived: it requests its filters alone. The search of the box is not an exact one.
		if (!isKept) handOver(app, searchResultsPath(keyword, area, app.brand), { listing: { data: found.listing } });
		showResults(keyword, isKept ? { exact: 'true' } : {});
		if (keyword !== check.text) tellOfConversion(check.text);
	}

	function tellOfConversion(asTyped: string): void {
		const undo = () => {
			setKept(asTyped);
			showResults(asTyped, { exact: 'true' });
		};
		const action = { label: t('zawgyi.undo'), onAction: undo };
		toast.show({ id: 'zawgyi', title: t('zawgyi.converted'), action });
	}

	function showResults(keyword: string, filters: Readonly<Record<string, string>> = {}): void {
		rememberSearch({ keyword, area });
		addRecentSearch(app.edition, area, keyword);
		clear();
		const path = searchResultsPath(keyword, area, app.brand);
		navigate([path, new URLSearchParams(filters).toString()].filter(Boolean).join('&'));
	}

	function select(suggestion: Suggestion): void {
		if (suggestion.kind === 'product') openProduct(suggestion.id);
		else if (suggestion.kind === 'category') showResults(suggestions.getState().text, { category: suggestion.slug });
		else showResults(suggestion.text);
	}

	function openProduct(id: string): void {
		clear();
		navigate(
			area === 'digital'
				? fillBrand(`/digital{product}/productdetail/${encodeURIComponent(id)}`, app.brand)
				: `/Products/${encodeURIComponent(id)}`,
		);
	}

	const groups: Readonly<Record<Suggestion['kind'], SearchGroup>> = {
		recent: { label: t('search.groups.recent'), layout: 'chips' },
		popular: { label: t('search.groups.popular'), layout: 'chips' },
		query: { label: t('search.groups.queries'), layout: 'chips', isLabelHidden: true },
		category: { label: t('search.groups.categories'), layout: 'chips', isLabelHidden: true },
		product: { label: t('search.groups.products'), layout: 'rows', isLabelHidden: true },
	};

	return (
		<SearchField<Suggestion>
			className={className}
			label={t('search.label')}
			placeholder={area === 'digital' ? t('search.digitalPlaceholder') : t('search.placeholder')}
			value={text}
			onValueChange={type}
			onSubmit={(typed) => void submit(typed)}
			status={status}
			items={items}
			getItemKey={({ key }) => key}
			getItemGroup={({ kind }) => groups[kind]}
			renderItem={(item) => <SuggestionRow suggestion={item} area={area} />}
			onSelect={select}
			isOpen={isOpen}
			onOpenChange={openOrClose}
			footer={
				isStart && start.hasRecent ? (
					<button
						type="button"
						onClick={start.clearRecent}
						className="min-h-11 rounded-control px-2.5 text-accent-text text-sm hover:bg-surface-sunken"
					>
						{t('search.clearRecent')}
					</button>
				) : undefined
			}
			onClose={clear}
			labels={{
				searching: t('search.searching'),
				empty: t('search.empty'),
				error: t('search.error'),
				clear: t('search.clear'),
				submit: t('search.submit'),
				results: (count) =>
					isStart
						? t('search.suggestions', { count })
						: t('search.results', { count: items.filter(({ kind }) => kind === 'product').length }),
			}}
			maxListHeight={SEARCH.dropdownMaxHeight}
			closeDelayMs={SEARCH.closeDelayMs}
			maxLength={SEARCH.maxLength}
			action={area === 'digital' ? fillBrand('/digital{product}/search-results', app.brand) : '/search-results'}
		/>
	);
}
