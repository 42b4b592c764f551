import { resetSecondFactor } from '@zaylat/api-client';
import type { StaffMember } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { RolesForm } from '../components/roles-form.tsx';
import { staffQueries } from '../queries.ts';
import { useWhen } from '../use-when.ts';

/** Who runs the market; administrators give and take roles here. */
export function StaffPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.staff')} section="staff">
			{() => <Staff />}
		</OperatingFrame>
	);
}

function Staff() {
	const { t } = useTranslation(['operating', 'app']);
	const when = useWhen();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { data, error, mutate, isValidating } = useScreenQuery(staffQueries.members);
	const [edited, setEdited] = useState<StaffMember>();
	const [asked, setAsked] = useState<StaffMember>();
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();

	async function reset({ id, name }: StaffMember) {
		setIsPending(true);
		const attempt = await client.attempt(resetSecondFactor(id));
		setIsPending(false);
		if (!attempt.ok) return setProblem(errorText(attempt.error.code, attempt.error.details).text);
		setAsked(undefined);
		await mutate(attempt.value, { revalidate: false });
		toast.show({ id: 'operating', tone: 'positive', title: t('staff.resetDone', { name }) });
	}

	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('loading')}>
				<Skeleton shape="block" className="h-60 w-full rounded-card" />
			</div>
		);
	}
	const columns: readonly TableColumn<StaffMember>[] = [
		{
			key: 'name',
			header: t('staff.columns.name'),
			isRowHeader: true,
			cell: ({ name, email, isSelf }) => (
				<>
					<span className="wrap-anywhere">{isSelf ? t('staff.self', { name }) : name}</span>
					<span className="wrap-anywhere block font-normal text-sm text-text-muted">{email}</span>
				</>
			),
		},
		{
			key: 'roles',
			header: t('staff.columns.roles'),
			cell: ({ roles }) => (
				<span className="flex flex-wrap gap-1">
					{roles.map((role) => (
						<Badge key={role}>{t(`roles.${role}`)}</Badge>
					))}
				</span>
			),
		},
		{
			key: 'since',
			header: t('staff.columns.since'),
			cell: ({ since }) => <time dateTime={since}>{when(since)}</time>,
		},
		{
			key: 'factor',
			header: t('staff.columns.factor'),
			cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'staff.factorSet' : 'staff.factorMissing'),
		},
		{
			key: 'acts',
			header: t('accounts.columns.acts'),
			cell: (member) =>
				!member.isSelf && (
					<span className="flex flex-wrap gap-2">
						<Button
							variant="secondary"
							size="sm"
							aria-label={t('staff.changeOf', { name: member.name })}
							onClick={() => setEdited(member)}
						>
							{t('staff.change')}
						</Button>
						{member.hasSecondFactor && (
							<Button
								variant="secondary"
								size="sm"
								aria-label={t('staff.resetOf', { name: member.name })}
								onClick={() => setAsked(member)}
							>
								{t('staff.reset')}
							</Button>
						)}
					</span>
				),
		},
	];
	return (
		<>
			<Table
				caption={t('sections.staff')}
				isCaptionHidden
				columns={columns}
				rows={data.data.items}
				getRowKey={({ id }) => id}
				presentation="stacked"
			/>
			<Card padding="md" className="flex max-w-lg flex-col gap-3">
				<h2 className="font-semibold text-lg leading-heading">
					{edited === undefined ? t('staff.addTitle') : t('staff.changeTitle', { name: edited.name })}
				</h2>
				<RolesForm
					key={edited?.id ?? ''}
					member={edited}
					onDone={async (members) => {
						setEdited(undefined);
						await mutate(members, { revalidate: false });
					}}
					onCancel={() => setEdited(undefined)}
				/>
			</Card>
			<AlertDialog
				isOpen={asked !== undefined}
				onOpenChange={(isOpen) => {
					if (isOpen) return;
					setAsked(undefined);
					setProblem(undefined);
				}}
				title={t('staff.resetTitle', { name: asked?.name ?? '' })}
				description={t('staff.resetText')}
				confirmLabel={t('staff.reset')}
				error={problem}
				labels={{ cancel: t('cancel'), pending: t('working') }}
				isPending={isPending}
				onConfirm={() => asked && void reset(asked)}
			/>
		</>
	);
}
