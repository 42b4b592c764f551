import { cva } from 'class-variance-authority';

/** How large the current amount stands: `sm` in product cards, `md` in lists, `lg` on a product's own page. */
export type PriceSize = 'sm' | 'md' | 'lg';

/** The line that amounts are on. */
export const priceLineStyles = cva('zl-price', {
	variants: { size: { sm: 'gap-x-1.5', md: 'gap-x-2', lg: 'gap-x-2.5' } },
});

/** An amount to pay. */
export const priceAmountStyles = cva('font-bold', {
	variants: {
		// On a product's own page an amount grows with the text as far as the window is wide, and may break then.
		size: {
			sm: 'text-base whitespace-nowrap',
			md: 'text-lg whitespace-nowrap',
			lg: 'min-w-0 text-[min(var(--text-2xl),9vw)] leading-heading wrap-anywhere',
		},
		length: { short: '', long: '', huge: '' },
		tone: { plain: 'text-text', sale: 'text-sale', muted: 'text-text-muted' },
	},
	// In a card it never wraps, so one that would burst a narrow card is set smaller instead.
	compoundVariants: [
		{ size: 'sm', length: 'long', className: 'text-sm' },
		{ size: 'sm', length: 'huge', className: 'text-xs' },
		{ size: 'md', length: 'long', className: 'text-base' },
		{ size: 'md', length: 'huge', className: 'text-sm' },
		{ size: 'lg', length: 'long', className: 'text-xl' },
		{ size: 'lg', length: 'huge', className: 'text-base' },
	],
});

/** What is beside an amount. */
export const priceBesideStyles = cva('', {
	variants: { size: { sm: 'text-xs', md: 'text-sm', lg: 'text-base' } },
});

/** How much room an amount asks for. */
export const lengthOf = (amount: string) => (amount.length > 20 ? 'huge' : amount.length > 12 ? 'long' : 'short');
