import { tracking } from '@zaylat/api-client';
import type { TrackedOrder } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { readTrackLink } from '../track-link.ts';

/** How far an order has come that a link names. */
export type LinkStep =
	| { readonly kind: 'none' }
	| { readonly kind: 'opening' }
	| { readonly kind: 'found'; readonly tracked: TrackedOrder }
	/** No order has this code and token. */
	| { readonly kind: 'refused' }
	/** It was not answered; `code` is that of the error. */
	| { readonly kind: 'failed'; readonly code: string };

/** Opens the order that the link of a message names, after the page has mounted: servers do not get what is behind `#`. */
export function useTrackLink() {
	const client = useClient();
	const { hash } = useLocation();
	const [step, setStep] = useState<LinkStep>({ kind: 'none' });

	async function open(): Promise<LinkStep> {
		const link = readTrackLink(hash);
		if (link === undefined) return { kind: 'none' };
		const attempt = await client.attempt(tracking(link));
		if (attempt.ok) return { kind: 'found', tracked: attempt.value.data };
		const { code } = attempt.error;
		return code === 'order_not_found' ? { kind: 'refused' } : { kind: 'failed', code };
	}

	const openLinked = useEffectEvent(open);
	useEffect(() => {
		let isCurrent = true;
		setStep(readTrackLink(hash) ? { kind: 'opening' } : { kind: 'none' });
		void openLinked().then((next) => {
			if (isCurrent) setStep(next);
		});
		return () => {
			isCurrent = false;
		};
	}, [hash]);

	async function retry() {
		setStep({ kind: 'opening' });
		setStep(await open());
	}

	return { step, retry };
}
