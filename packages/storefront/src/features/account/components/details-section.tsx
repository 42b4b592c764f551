import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountFailure } from '../screens/account-failure.tsx';
import { useProfile } from '../state/use-profile.ts';
import { ContactPhonesCard } from './contact-phones-card.tsx';
import { IdentifierCard } from './identifier-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';

const phoneText = (phone: string | null) => {
	const read = phone === null ? undefined : readPhone(`+${phone}`, '95');
	return read ? formatPhone(read) : phone === null ? undefined : `+${phone}`;
};

/** What the account knows of its shopper, to change. */
export function DetailsSection() {
	const { t } = useTranslation('account');
	const { data, error, mutate, isValidating, change } = useProfile();
	const profile = data?.data;
	if (error && profile === undefined) {
		return <AccountFailure headingLevel={2} failure={error} retry={() => void mutate()} isRetrying={isValidating} />;
	}
	if (profile === undefined) {
		return (
			<div role="status" aria-label={t('details.loading')} className="grid items-start gap-4 tablet:grid-cols-2">
				<Skeleton shape="block" className="h-72 w-full rounded-card" />
				<Skeleton shape="block" className="h-72 w-full rounded-card" />
			</div>
		);
	}
	return (
		<div className="grid items-start gap-4 tablet:grid-cols-2">
			<NameCard profile={profile} change={change} />
			<div className="flex min-w-0 flex-col gap-4">
				<IdentifierCard kind="email" current={profile.email ?? undefined} change={change} />
				<IdentifierCard kind="phone" current={phoneText(profile.phone)} change={change} />
			</div>
			<ContactPhonesCard />
			<PasswordCard profile={profile} change={change} />
		</div>
	);
}
