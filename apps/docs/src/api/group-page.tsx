import { Page } from '../foundations/page.tsx';
import { Endpoint } from './endpoint.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { OPERATIONS } from './read-document.ts';

/** The endpoints of a group: a list to choose from, then each in full. */
export function GroupPage({ group }: { readonly group: string }) {
	const operations = OPERATIONS.filter((operation) => operation.group === group);
	return (
		<Page title={group}>
			<EndpointList
				label={`Endpoints of ${group}`}
				operations={operations}
				hrefOf={({ name }) => `${window.location.search}#${name}`}
				target="_self"
			/>
			{operations.map((operation) => (
				<Endpoint key={operation.name} operation={operation} />
			))}
		</Page>
	);
}
