import type { ProductSummary } from '@zaylat/api-client/contract';
import type { Brand } from '@zaylat/domain/brand';
import { digitalProductPath } from './digital-path.ts';

/** Path of a page of goods (Specification §2). */
export function productPath(id: string): string {
	return `/Products/${encodeURIComponent(id)}`;
}

/** Path of a product's page, in the area that its kind belongs to. */
export function pathOfProduct({ id, kind }: Pick<ProductSummary, 'id' | 'kind'>, brand: Brand): string {
	return kind === 'digital' ? digitalProductPath(brand, id) : productPath(id);
}
