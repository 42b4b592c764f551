import type { FaultKind, NewFault } from '@zaylat/api-client';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { NumberField } from '@zaylat/ui/number-field';
import { Select } from '@zaylat/ui/select';
import { type FormEvent, useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link FaultForm}. */
export interface FaultFormProps {
	readonly isPending: boolean;
	readonly onAdd: (fault: NewFault) => void;
}

const KINDS = ['slow', 'internal_error', 'unavailable'] as const satisfies readonly FaultKind[];
const PATH = /^\/api\/[\w/.-]*$/;
const MOST_CALLS = 1000;

/** Which calls fail, how, and how many. */
export function FaultForm({ isPending, onAdd }: FaultFormProps) {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const [wrong, setWrong] = useState({ path: false, calls: false });
	const [calls, setCalls] = useState<number | null>(2);

	function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		const path = String(fields.get('path')).trim();
		const kind = KINDS.find((each) => each === fields.get('kind'));
		const isCount = calls !== null && Number.isInteger(calls) && calls >= 1 && calls <= MOST_CALLS;
		setWrong({ path: !PATH.test(path), calls: !isCount });
		if (PATH.test(path) && isCount && kind) onAdd({ path, kind, calls });
	}

	return (
		<form
			aria-label={t('faults.form')}
			noValidate
			onSubmit={add}
			className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_8rem]"
		>
			<Field
				label={t('faults.path')}
				description={t('faults.pathHelp', { path: '/api/cart' })}
				error={wrong.path && t('faults.pathWrong')}
				className="tablet:col-span-2"
			>
				<Input
					name="path"
					defaultValue="/api/"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={100}
				/>
			</Field>
			<Field label={t('faults.kind')}>
				<Select name="kind" defaultValue="unavailable">
					{KINDS.map((kind) => (
						<option key={kind} value={kind}>
							{t(`faults.kinds.${kind}`)}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t('faults.calls')} error={wrong.calls && t('faults.callsWrong')}>
				<NumberField
					value={calls}
					onValueChange={setCalls}
					min={1}
					max={MOST_CALLS}
					formatValue={(value) => formatCount(value, language)}
					parseValue={parseWholeNumber}
				/>
			</Field>
			<Button type="submit" isLoading={isPending} loadingLabel={t('faults.working')} className="justify-self-start">
				{t('faults.add')}
			</Button>
		</form>
	);
}
