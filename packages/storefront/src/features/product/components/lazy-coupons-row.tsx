import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import type { CouponsRowProps } from './coupons-row.tsx';

/** The coupons of a product's shop; their code and texts load apart from those of the page. */
export const LazyCouponsRow = lazyComponent<CouponsRowProps>(
	async () => (await import('./coupons-row.tsx')).CouponsRow,
	{ namespaces: ['coupons'] },
);
