import { cva } from 'class-variance-authority';

/** The sheet of paper that a dialog is, by where it stands. */
export const dialogStyles = cva(
	[
		'fixed max-w-none flex-col overflow-y-auto overscroll-contain border border-border bg-surface-raised p-0 text-text shadow-overlay',
		'outline-none backdrop:bg-overlay open:flex',
		'transition duration-slow ease-out motion-reduce:transition-none starting:open:opacity-0',
	],
	{
		variants: {
			placement: {
				center: [
					'max-tablet:mx-0 max-tablet:mt-auto max-tablet:mb-0 max-tablet:w-full max-tablet:rounded-t-card',
					'max-tablet:max-h-[85dvh] max-tablet:starting:open:translate-y-4',
					'tablet:m-auto tablet:max-h-[min(85dvh,48rem)] tablet:w-[calc(100%-3rem)] tablet:max-w-lg',
					'tablet:rounded-card tablet:starting:open:scale-95',
				],
				bottom: 'mx-0 mt-auto mb-0 max-h-[85dvh] w-full rounded-t-card starting:open:translate-y-4',
				start: [
					'inset-y-0 my-0 ms-0 me-auto h-dvh max-h-none w-[min(26rem,calc(100%-3rem))] rounded-e-card',
					'starting:open:-translate-x-4 rtl:starting:open:translate-x-4',
				],
				end: [
					'inset-y-0 my-0 ms-auto me-0 h-dvh max-h-none w-[min(26rem,calc(100%-3rem))] rounded-s-card',
					'starting:open:translate-x-4 rtl:starting:open:-translate-x-4',
				],
			},
		},
	},
);
