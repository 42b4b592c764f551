import { useQuery } from '@zaylat/api-client/swr';
import { Dialog } from '@zaylat/ui/dialog';
import { Skeleton } from '@zaylat/ui/skeleton';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { REAUTHENTICATION } from '../queries.ts';
import { ProofCode } from './proof-code.tsx';
import { ProofPassword } from './proof-password.tsx';

/** Props of {@link ReauthenticationDialog}. */
export interface ReauthenticationDialogProps {
	readonly isOpen: boolean;
	readonly onCancel: () => void;
	readonly onProven: () => void;
}

/** Asks who uses the session: for the password, or for a code where the account has none. */
export function ReauthenticationDialog({ isOpen, onCancel, onProven }: ReauthenticationDialogProps) {
	const { t } = useTranslation('account');
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={(isWanted) => {
				if (!isWanted) onCancel();
			}}
			title={t('proof.title')}
			description={t('proof.text')}
			labels={{ close: t('proof.cancel') }}
		>
			<Proof onCancel={onCancel} onProven={onProven} />
		</Dialog>
	);
}

function Proof({ onCancel, onProven }: Omit<ReauthenticationDialogProps, 'isOpen'>) {
	const { t } = useTranslation('account');
	// Asked each time: the account may have got its first password since. Not again later: the form would lose its input.
	const { data, error, isValidating, mutate } = useQuery(REAUTHENTICATION, {
		revalidateOnMount: true,
		revalidateOnReconnect: false,
	});
	if (isValidating) {
		return (
			<div role="status" aria-label={t('proof.loading')}>
				<Skeleton shape="block" className="h-32 w-full rounded-control" />
			</div>
		);
	}
	if (error || data === undefined) {
		return (
			<LoadProblem
				headingLevel={3}
				title={t('proof.failed')}
				code={error?.code ?? 'internal_error'}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	const { proof, channel, sentTo } = data.data;
	return proof === 'password' ? (
		<ProofPassword onCancel={onCancel} onProven={onProven} />
	) : (
		<ProofCode to={{ channel, sentTo }} onCancel={onCancel} onProven={onProven} />
	);
}
