import { Heading } from '@zaylat/ui/heading';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Props of {@link CheckoutStep}. */
export interface StepLayoutProps {
	readonly title: string;
	/** Whether the title is for screen readers alone. Default false. */
	readonly isTitleHidden?: boolean;
	/** What is decided here, and the button that goes on. */
	readonly children: ReactNode;
}

/** One step of the checkout. Its heading takes the focus when the step is come to, so that it is read out. */
export function StepLayout({ title, isTitleHidden = false, children }: StepLayoutProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { key } = useLocation();
	useEffect(() => {
		// `default` is the page that was opened first: there the focus stays where the browser put it.
		if (key !== 'default') heading.current?.focus();
	}, [key]);
	return (
		<section className="flex min-w-0 flex-col gap-5">
			<Heading ref={heading} level={2} size="lg" tabIndex={-1} className={isTitleHidden ? 'sr-only' : 'outline-none'}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
