import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../core/lazy/use-is-hydrated.ts';
import { MethodIcon, type PaymentOptionIconProps } from './method-icon.tsx';

const DrawnOptionMark = lazyComponent<PaymentOptionIconProps>(
	async () => (await import('./drawn-option-mark.tsx')).DrawnOptionMark,
);

/** The mark of a payment option: of its brand, so that wallets can be told apart, or of its method. */
export function PaymentOptionIcon({ option }: PaymentOptionIconProps) {
	// Marks are large; they are no part of the page that the server renders.
	const isHydrated = useIsHydrated();
	return (
		// Wider than every mark without its word, so that names begin at one line and nothing moves when the marks come.
		<span className="flex h-6 w-12 shrink-0 items-center justify-center">
			{isHydrated ? <DrawnOptionMark option={option} /> : <MethodIcon option={option} />}
		</span>
	);
}
