import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useToast } from '@zaylat/ui/toast';
import { LogOut, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppContext, useSession } from '../../../core/context/app-context.ts';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveAddresses } from '../../addresses/saved-addresses.ts';

/** Who is signed in, and the way out. */
export function WhoCard() {
	const { t } = useTranslation('account');
	const { auth } = useAppContext();
	const { data } = useSession();
	const navigate = useShopNavigate();
	const toast = useToast();
	const [isLeaving, setIsLeaving] = useState(false);
	const isGuest = data?.user.kind === 'guest';

	// The session may have ended on the server since the last page; nothing else of a guest's overview would notice. For a
	// served page the shop asks when it starts.
	const isHydrated = useIsHydrated();
	const [isServed] = useState(!isHydrated);
	useEffect(() => {
		if (!isServed) void auth.refresh();
	}, [isServed, auth]);

	async function signOut() {
		setIsLeaving(true);
		try {
			await auth.signOut({ callbackUrl: '/', redirect: false });
			// Who signs out leaves the device; a session that merely ends does not.
			saveAddresses([]);
			navigate('/');
		} catch {
			// The auth client has reported why.
			toast.show({ tone: 'critical', title: t('signOutFailed') });
			setIsLeaving(false);
		}
	}

	return (
		<Card padding="md" className="flex flex-wrap items-center gap-4">
			<div className="flex min-w-0 flex-1 basis-60 items-center gap-3" aria-busy={data === null}>
				<span
					aria-hidden
					className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
				>
					<UserRound size={28} />
				</span>
				<div className="min-w-0 flex-1">
					{data === null ? (
						<Skeleton lines={2} className="w-3/5" />
					) : (
						<>
							<h2 className="wrap-anywhere font-semibold text-lg leading-heading">
								{isGuest ? t('guest') : data.user.name}
							</h2>
							<p className="wrap-anywhere text-sm text-text-muted">{isGuest ? t('guestText') : data.user.email}</p>
						</>
					)}
				</div>
			</div>
			<Button
				variant="secondary"
				iconStart={<LogOut aria-hidden />}
				onClick={() => void signOut()}
				isLoading={isLeaving}
				loadingLabel={t('signingOut')}
			>
				{t('signOut')}
			</Button>
		</Card>
	);
}
