import { useLocation } from 'react-router';
import { BankDesk } from '../components/bank-desk.tsx';
import { Clock } from '../components/clock.tsx';
import { Conversations } from '../components/conversations.tsx';
import { DeadJobs } from '../components/dead-jobs.tsx';
import { Faults } from '../components/faults.tsx';
import { Grants } from '../components/grants.tsx';
import { OperatedMoneyDesk } from '../components/operated-money.tsx';
import { OperatorConsole } from '../components/operator-console.tsx';
import { OrderFilter } from '../components/order-filter.tsx';
import { Outbox } from '../components/outbox.tsx';
import { Parcels } from '../components/parcels.tsx';
import { Quotations } from '../components/quotations.tsx';
import { ToolLinks } from '../components/tool-links.tsx';
import { DeveloperLayout } from '../developer-layout.tsx';

/** Longest code that the API reads. */
const MOST_CODE = 20;

/** The tools of developers and operators; each of them loads and fails on its own. */
export function DevToolPage() {
	const code = new URLSearchParams(useLocation().search).get('code')?.trim().slice(0, MOST_CODE) || undefined;
	return (
		<DeveloperLayout page="tools">
			<ToolLinks />
			<OperatorConsole />
			<OrderFilter code={code} />
			<BankDesk code={code} />
			<Parcels code={code} />
			<Quotations />
			<Conversations />
			<Grants />
			<DeadJobs />
			<OperatedMoneyDesk />
			<Clock />
			<Faults />
			<Outbox />
		</DeveloperLayout>
	);
}
