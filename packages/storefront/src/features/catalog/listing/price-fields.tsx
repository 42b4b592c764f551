import { digitsFor } from '@zaylat/domain/digits';
import {
	CURRENCIES,
	type CurrencyKey,
	convertMoney,
	formatCount,
	parseTypedMoney,
	toDecimal,
} from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { type FormEvent, useState } from 'react';
import { usePreferences, useShellData } from '../../../core/context/app-context.ts';
import { usePageLocation } from '../../../core/page/page-place.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type FilterName, TYPED_PRICES } from './listing-address.ts';
import { useListing } from './listing-context.ts';

/** Props of {@link PriceFields}. */
export interface PriceFieldsProps {
	/** The currency of the prices. */
	readonly currency: CurrencyKey;
}

type PriceName = keyof typeof TYPED_PRICES;
/** An amount that shows how one is typed. */
const EXAMPLE = 1_500;

/** The highest amount that an address takes. */
const MOST_AMOUNT = 999_999_999_999;

type Problem = 'notAPrice' | 'pricesCrossed';

const NAMES = ['minPrice', 'maxPrice'] as const satisfies readonly FilterName[];

/**
 * The least and the highest price to type, in the shopper's currency. Without JavaScript the form sends the amounts, which
 * is possible only in the currency of the prices.
 */
export function PriceFields({ currency: own }: PriceFieldsProps) {
	const { t } = useTranslation('catalog');
	const { currency: chosen, language } = usePreferences();
	const { rates } = useShellData();
	const { pathname } = usePageLocation();
	const { query, coming, pathTo } = useListing();
	const navigate = useShopNavigate();
	const [problem, setProblem] = useState<{ readonly name: PriceName; readonly kind: Problem }>();
	const currency = rates[chosen] === undefined || rates[own] === undefined ? own : chosen;
	const { minPrice, maxPrice } = coming.choice;
	const typed = (amount: number | undefined) =>
		amount === undefined
			? ''
			: digitsFor(language)(toDecimal(convertMoney({ amount, currency: own }, currency, rates)).replace(/\.0+$/, ''));

	const example = formatCount(EXAMPLE, language);

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const form = event.currentTarget;
		const fail = (name: PriceName, kind: Problem) => {
			setProblem({ name, kind });
			const field = form.elements.namedItem(TYPED_PRICES[name]);
			if (field instanceof HTMLElement) field.focus();
		};
		const read = (name: PriceName) => {
			const text = String(new FormData(form).get(TYPED_PRICES[name]) ?? '').trim();
			if (text === '') return undefined;
			const money = parseTypedMoney(text, currency);
			return money ? Math.min(convertMoney(money, own, rates).amount, MOST_AMOUNT) : Number.NaN;
		};
		const choice = { minPrice: read('minPrice'), maxPrice: read('maxPrice') };
		const wrong = NAMES.find((name) => Number.isNaN(choice[name]));
		const isCrossed = (choice.minPrice ?? 0) > (choice.maxPrice ?? Number.POSITIVE_INFINITY);
		if (wrong) fail(wrong, 'notAPrice');
		else if (isCrossed) fail('maxPrice', 'pricesCrossed');
		else {
			setProblem(undefined);
			navigate(pathTo(choice), { preventScrollReset: true });
		}
	}

	return (
		<form
			// What was typed ends with the choice that it was for.
			key={`${minPrice}-${maxPrice}`}
			action={pathname}
			method="get"
			noValidate
			onSubmit={submit}
			className={`flex flex-col gap-2 px-1 ${currency === own ? '' : 'noscript:hidden'}`}
		>
			{[...query]
				.filter(([name]) => !NOT_KEPT.has(name))
				.map(([name, value]) => (
					<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
				))}
			<div className="grid grid-cols-2 items-start gap-2">
				{NAMES.map((name) => (
					<Field
						key={name}
						label={t(name === 'minPrice' ? 'facets.priceFrom' : 'facets.priceTo')}
						error={problem?.name === name ? t(`facets.${problem.kind}`, { example }) : undefined}
					>
						<Input
							name={TYPED_PRICES[name]}
							inputMode="decimal"
							defaultValue={typed(coming.choice[name])}
							autoComplete="off"
							enterKeyHint="go"
							suffix={CURRENCIES[currency].symbol}
						/>
					</Field>
				))}
			</div>
			<Button type="submit" variant="secondary">
				{t('facets.applyPrice')}
			</Button>
		</form>
	);
}

/** Parameters that the form sets anew. */
const NOT_KEPT: ReadonlySet<string> = new Set(['cursor', ...NAMES, ...Object.values(TYPED_PRICES)]);
