'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { alertIcon, Glyph } from '../glyph/index.ts';

/** Says what is wrong with the form as a whole; is below its last part, where the button was pressed. */
export function FormError({ className, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'>) {
	const message = useFormState().errors.root?.server?.message;
	const region = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// Below the button it may lie outside the screen.
		if (message) region.current?.scrollIntoView({ block: 'nearest' });
	}, [message]);
	return (
		<div data-part="form-error-region" {...rest} ref={region} role="alert" className={clsx('empty:hidden', className)}>
			{message && (
				<p
					data-part="form-error"
					className="flex items-start gap-2 rounded-control border border-critical bg-critical-soft px-4 py-3 text-text"
				>
					<Glyph icon={alertIcon} className="mt-[calc((1lh-1.25em)/2)] size-[1.25em] text-critical" />
					<span className="min-w-0 whitespace-pre-line wrap-anywhere">{message}</span>
				</p>
			)}
		</div>
	);
}
