import type { BelowSaleProps } from './below-sale.tsx';
import { FlashSale } from './flash-sale.tsx';

/** The flash sale in the first view, where it is the first of the sections. */
export function LeadSale({ feed: { flashSale, sections }, onSaleEnd }: BelowSaleProps) {
	const [first] = sections;
	if (first?.kind !== 'flash_sale' || flashSale === null || flashSale.items.length === 0) return null;
	return <FlashSale key={flashSale.endsAt} sale={flashSale} title={first.title ?? undefined} onEnd={onSaleEnd} />;
}
